/** A3.10–A3.12: two marine players: whose figures are whose, who of them is asked, and what each knows. */
import {
  HIDDEN_CP,
  Options,
  choices,
  cloneGame,
  edit,
  pending,
  refusal,
  viewFor,
  type Command,
  type Game,
  type PieceId,
  type Refusal,
  type Scenario,
  type View,
} from '@sensorium/engine';
import { DRAWN, SPENT, isInPlay, playerOf } from './secondCounter.ts';

export type MarinePlayer = 1 | 2;
const BOTH: readonly MarinePlayer[] = [1, 2];

/** Every other squad is the second player's, unless the scenario says whose figures are whose. */
export const forTwoPlayers = (scenario: Scenario): Scenario => {
  if (scenario.pieces.some(({ player }) => player === 2)) return scenario;
  const squads = [...new Set(scenario.pieces.flatMap(({ squad }) => squad ?? []))];
  const isOfSecond = (squad: string | undefined): boolean => squad !== undefined && squads.indexOf(squad) % 2 === 1;
  return {
    ...scenario,
    pieces: scenario.pieces.map((piece) => (isOfSecond(piece.squad) ? { ...piece, player: 2 } : piece)),
  };
};

/** Whether both of two marine players have figures there. */
export const hasTwoPlayers = ({ pieces }: Scenario): boolean =>
  pieces.some(({ player }) => player === 2) && pieces.some(({ squad, player }) => squad !== undefined && player !== 2);

/** A3.12: whether each has a counter that the other may not see. */
export const hasTwoCounters = isInPlay;

const isMarine = (game: Game, id: PieceId): boolean => game.state.pieces[id]?.side === 'marines';

/** Whether a command is about a figure of the other marine player. */
const isOthers = (game: Game, player: MarinePlayer, { piece }: Command): boolean =>
  isMarine(game, piece) && playerOf(game, piece) !== player;

/**
 * Which marine players a decision of the marines is put to. Depends on nothing hidden (C20.1): both act in the action
 * phase, whatever their counters show; what is asked about a figure is asked of whose it is.
 */
export const playersAsked = (game: Game): readonly MarinePlayer[] => {
  const frame = game.state.stack.at(-1);
  if (frame === undefined || pending(game)?.decision === 'action') return BOTH;
  if (frame.kind === 'cp-redraw' || frame.kind === 'cp-response') {
    if (!isInPlay(game)) return BOTH;
    const second = frame.kind === 'cp-redraw' ? frame.player === 2 : frame.responder === 1;
    return [second ? 2 : 1];
  }
  if ('piece' in frame && isMarine(game, frame.piece)) return [playerOf(game, frame.piece) === 2 ? 2 : 1];
  const owners = choices(game, new Options(game.setup.rules.words))
    .all()
    .filter(({ piece }) => isMarine(game, piece))
    .map(({ piece }) => playerOf(game, piece));
  return owners.length === 0 ? BOTH : BOTH.filter((player) => owners.includes(player));
};

const NOT_HIS = refusal('A3.12', 'other-marine-player');

/** A3.12: why that marine player may not say it; null where the rules may be asked. */
export const notHisToSay = (game: Game, player: MarinePlayer, command: Command): Refusal | null => {
  if (isOthers(game, player, command)) return NOT_HIS;
  if (game.setup.rules.interjections.has(command.do) || pending(game)?.side !== 'marines') return null;
  return playersAsked(game).includes(player) ? null : NOT_HIS;
};

/**
 * What one of two marine players may know. With two counters (A3.12) his own lies where a single one does, and the
 * other's, blotted out, where the second does.
 */
export const viewForPlayer = (game: Game, player: MarinePlayer): View => {
  const view = viewFor(game, 'marines');
  const { [DRAWN]: second, [SPENT]: spent } = view.memory;
  if (!isInPlay(game)) return view;
  if (second === undefined) return player === 2 && view.cpDrawn > 0 ? { ...view, cpDrawn: HIDDEN_CP } : view;
  if (player === 1) return { ...view, memory: { ...view.memory, [DRAWN]: HIDDEN_CP } };
  return {
    ...view,
    cpDrawn: second,
    cpBonus: 0,
    cpSpent: spent ?? 0,
    memory: { ...view.memory, [DRAWN]: HIDDEN_CP, [SPENT]: view.cpSpent },
  };
};

/** The game as a program gets it that plays one of the two: the other's counter is blotted out, his figures have acted. */
export const gameForPlayer = (game: Game, player: MarinePlayer): Game => {
  const masked = cloneGame(game);
  const { state } = masked;
  for (const id of state.marines)
    if (playerOf(game, id) !== player) {
      const draft = edit(masked, id);
      draft.activation = 'done';
      draft.ap = 0;
    }
  if (!isInPlay(game)) return masked;
  if (player === 2) state.cpDrawn = HIDDEN_CP;
  else if (state.memory[DRAWN] !== undefined) state.memory = { ...state.memory, [DRAWN]: HIDDEN_CP };
  return masked;
};
