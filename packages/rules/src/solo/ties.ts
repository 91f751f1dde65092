/** S6.11: where a source lets the solo player choose and chapter S takes a lot, the person may be asked instead. */
import {
  popFrame,
  pieceOf,
  push,
  refusal,
  type Decision,
  type Game,
  type Interjection,
  type PieceId,
  type Word,
} from '@sensorium/engine';
import { addDie, addCandidate, candidatesOf, forgetCandidates } from './notes.ts';
import { isAliensToDecide } from './automatonVerbs.ts';

/** What is chosen: the area of a blip (S0.6, S1.10), a square (S0.19, S0.32), the marine an alien goes for (S0.23). */
export const TIES = ['area', 'square', 'marine'] as const;
export type Tie = (typeof TIES)[number];

declare module '@sensorium/engine' {
  interface WordTypes {
    among: 'number';
    'pick-area': 'area';
    'pick-square': 'square';
    'pick-marine': 'piece';
    'by-lot': 'none';
  }
  interface DecisionTypes {
    'settle-tie': true;
  }
  interface FrameTypes {
    'settle-tie': { readonly of: Tie; readonly piece: PieceId; readonly among: readonly number[] };
  }
}

const WORDS: Readonly<Record<Tie, Word>> = { area: 'pick-area', square: 'pick-square', marine: 'pick-marine' };
const BY_LOT_WORD = 'by-lot';
export const TIE_ANSWERS = {
  'pick-area': 'area',
  'pick-square': 'square',
  'pick-marine': 'piece',
  'by-lot': 'none',
} as const;

/** The first is the default. */
export const asksForTies = ({ setup }: Game): boolean => setup.rules.options['ties'] === 'mine';

/** Among the dice of a decision: what the person has answered, above every face of a die. */
export const BY_LOT = 10;
export const FIRST_PICK = 11;

/** What is equal for the automaton, one candidate after the other; with the last the person is asked. */
export const IS_LAST = 8;

const candidates = (game: Game): { readonly of: Tie; readonly among: readonly number[] }[] => {
  const frame = game.state.stack.at(-1);
  const marines = game.state.marines.filter((id) => pieceOf(game, id).square >= 0);
  return [
    { of: 'marine', among: marines },
    ...(frame?.kind === 'place-blip'
      ? [{ of: 'area' as const, among: game.setup.board.entries.map((_, area) => area) }]
      : []),
    ...(frame?.kind === 'place-ambusher' ? [{ of: 'square' as const, among: frame.squares }] : []),
    ...(frame?.kind === 'place-leader' ? [{ of: 'square' as const, among: frame.leader }] : []),
  ];
};

const NOT_NOW = refusal('S6.11', 'not-now');

export const among: Interjection = {
  id: 'among',
  target: 'number',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    if (!asksForTies(game) || !isAliensToDecide(game)) return;
    const word = game.setup.rules.wordIndex.get('among')!;
    const acting = [-1, ...game.state.aliens];
    for (const { of, among: all } of candidates(game))
      for (const piece of acting)
        for (const at of all) for (const last of [0, IS_LAST]) out.add(word, piece, at, TIES.indexOf(of) + last, 0);
  },
  refusal: () => NOT_NOW,
  perform: (game, _speaker, { piece, at, how }) => {
    addCandidate(game, at);
    if (how < IS_LAST) return;
    const all = candidatesOf(game);
    forgetCandidates(game);
    push(game, { kind: 'settle-tie', of: TIES[how - IS_LAST]!, piece, among: all });
  },
};

const NOT_EQUAL = refusal('S6.11', 'not-one-of-the-equal');

export const settleTie: Decision<'settle-tie'> = {
  kind: 'settle-tie',
  decision: 'settle-tie',
  isPublic: true,
  side: () => 'marines',
  options: (game, { of, piece, among: all }, out) => {
    const { wordIndex } = game.setup.rules;
    for (const at of all) out.add(wordIndex.get(WORDS[of])!, piece, at, 0, 0);
    out.add(wordIndex.get(BY_LOT_WORD)!, -1, -1, 0, 0);
  },
  refusal: () => NOT_EQUAL,
  choose: (game, { among: all }, { do: word, at }) => {
    popFrame(game);
    addDie(game, word === BY_LOT_WORD ? BY_LOT : FIRST_PICK + all.indexOf(at));
  },
  otherwise: () => ({ do: BY_LOT_WORD, piece: -1, at: -1, how: 0, cp: 0 }),
};
