/** C21: victory, stalemate, resignation. */
import {
  endGame,
  onBoard,
  otherSide,
  pieceOf,
  refusal,
  type Game,
  type Interjection,
  type Side,
  type Hook,
} from '@sensorium/engine';
import { QUIET_TURNS } from './data.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    resign: 'none';
    'agree-draw': 'none';
  }
  interface HookTypes {
    /** Replaces the result of C21.8. */
    stalemate: Hook<'one', (game: Game) => { readonly winner: 'marines' | 'aliens' | 'draw'; readonly rule: string }>;
    /** Replaces part of C21.8: doors that open or close and things that catch fire do not count (D19.21). */
    doorsAndFireAreQuiet: Hook<'some', () => boolean>;
  }
  interface EventTypes {
    'draw-offered': { readonly by: Side };
  }
}

/** C21.2–C21.5: conditions fulfilled at the same time make a draw; an empty board is lost only if none is. */
export const checkConditions = (game: Game, atEndPhase: boolean): void => {
  let marines = '';
  let aliens = '';
  let draw = '';
  for (const conditions of game.setup.hooks.conditions) {
    const met = conditions(game, atEndPhase);
    if (met?.winner === 'marines') marines ||= met.rule;
    else if (met?.winner === 'aliens') aliens ||= met.rule;
    else if (met?.winner === 'draw') draw ||= met.rule;
  }
  if (draw !== '') endGame(game, 'draw', draw);
  else if (marines !== '' && aliens !== '') endGame(game, 'draw', 'C21.5');
  else if (marines !== '') endGame(game, 'marines', marines);
  else if (aliens !== '') endGame(game, 'aliens', aliens);
  else if (isDeserted(game)) endGame(game, 'aliens', 'C21.4');
};

const isDeserted = (game: Game): boolean =>
  game.state.marines.length > 0 && !game.state.marines.some((id) => onBoard(pieceOf(game, id)));

/** C21.8: counted at the end of each game turn. */
export const checkStalemate = (game: Game): void => {
  const { state } = game;
  state.quietTurns = state.changed ? 0 : state.quietTurns + 1;
  state.changed = false;
  if (state.quietTurns < QUIET_TURNS) return;
  const { winner, rule } = game.setup.hooks.stalemate?.(game) ?? USUAL_STALEMATE;
  endGame(game, winner, rule);
};

const USUAL_STALEMATE = { winner: 'aliens', rule: 'C21.8' } as const;

/** C21.8: a door has opened or closed, or something has caught fire. */
export const noteDoorOrFire = (game: Game): void => {
  if (!game.setup.hooks.doorsAndFireAreQuiet()) game.state.changed = true;
};

const NOT_A_PIECES_WORD = refusal('C21.9', 'said-by-a-player');
const OFFERED_ALREADY = refusal('C21.9', 'draw-offered-already');

export const resign: Interjection = {
  id: 'resign',
  target: 'none',
  speakers: ['marines', 'aliens'],
  options: (game, _speaker, out) => out.add(game.setup.rules.wordIndex.get('resign')!, -1, -1, 0, 0),
  refusal: () => NOT_A_PIECES_WORD,
  perform: (game, speaker) => endGame(game, otherSide(speaker as Side), 'C21.9'),
};

/** C21.9: said by one side it is an offer, said by the other after it the game is drawn. */
export const agreeDraw: Interjection = {
  id: 'agree-draw',
  target: 'none',
  speakers: ['marines', 'aliens'],
  options: (game, speaker, out) => {
    if (game.state.drawOffered !== speaker) out.add(game.setup.rules.wordIndex.get('agree-draw')!, -1, -1, 0, 0);
  },
  refusal: (game, speaker, command) =>
    game.state.drawOffered === speaker && command.piece === -1 ? OFFERED_ALREADY : NOT_A_PIECES_WORD,
  perform: (game, speaker) => {
    const side = speaker as Side;
    if (game.state.drawOffered === otherSide(side)) endGame(game, 'draw', 'C21.9');
    else {
      game.state.drawOffered = side;
      game.sink?.({ is: 'draw-offered', by: side, rule: 'C21.9' });
    }
  },
};
