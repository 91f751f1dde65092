/** S1.22–S1.24, S2.15, S2.16: the brood effect. */
import {
  SOLID,
  isAdjacentStep,
  pieceAt,
  pieceOf,
  refusal,
  type Game,
  type Interjection,
  type Piece,
  type PieceId,
} from '@sensorium/engine';
import { rollFor } from './dice.ts';
import { CHARGING, COVERED, FREE, TESTED, beginCharge, dropDice, hasFlag, setFlags, setFlagsOf } from './notes.ts';
import { isAlienAction, isInPlay } from './automatonVerbs.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    brood: 'none';
  }
  interface EventTypes {
    'brood-tested': {
      readonly piece: PieceId;
      readonly die: number;
      /** Aliens counted, and their number with the die. */
      readonly group: readonly PieceId[];
      readonly score: number;
      readonly succeeded: boolean;
    };
  }
}

/** S1.22, S2.15. */
export const BROOD_SUCCESS = 6;

/** S1.23, S5.11: a lurking alien belongs to the section of its area's first entry square. */
const broodSection = (game: Game, piece: Piece): number => {
  const { board } = game.setup;
  return board.section[piece.square >= 0 ? piece.square : board.entries[piece.area]!.squares[0]!]!;
};

const aliensInPlay = (game: Game): PieceId[] => game.state.aliens.filter((id) => isInPlay(pieceOf(game, id)));

/** S2.15: every alien of the section, the one itself included. */
const aliensInSection = (game: Game, id: PieceId): PieceId[] => {
  const section = broodSection(game, pieceOf(game, id));
  return aliensInPlay(game).filter((other) => broodSection(game, pieceOf(game, other)) === section);
};

const aliensNextTo = (game: Game, { square }: Piece, found: (id: PieceId) => void): void => {
  if (square < 0) return;
  for (let direction = 0; direction < 8; direction++) {
    const near = game.setup.board.neighbours[square * 8 + direction]!;
    const id = near < 0 ? -1 : pieceAt(game.cells, near);
    if (id < 0 || pieceOf(game, id).side !== 'aliens') continue;
    if (isAdjacentStep(game, square, direction, SOLID)) found(id);
  }
};

/** S1.23: closed under "same section" and "next to". Ascending. */
export const broodGroup = (game: Game, id: PieceId): PieceId[] => {
  const group = new Set<PieceId>([id]);
  const sections = new Set<number>();
  const all = aliensInPlay(game);
  for (const member of group) {
    const piece = pieceOf(game, member);
    const section = broodSection(game, piece);
    if (!sections.has(section)) {
      sections.add(section);
      for (const other of all) if (broodSection(game, pieceOf(game, other)) === section) group.add(other);
    }
    aliensNextTo(game, piece, (other) => group.add(other));
  }
  return [...group].sort((a, b) => a - b);
};

const test = (game: Game, piece: PieceId, group: readonly PieceId[], rule: string): boolean => {
  const die = rollFor(game, 'brood', piece, rule);
  const score = die + group.length;
  const succeeded = score >= BROOD_SUCCESS;
  game.sink?.({ is: 'brood-tested', piece, die, group, score, succeeded, rule });
  return succeeded;
};

const NOT_NOW = refusal('S1.22', 'no-brood-check-now');
const ALREADY = refusal('S1.27', 'covered-this-turn');

const broodWord = (flag: number, perform: (game: Game, id: PieceId, isTest: boolean) => void): Interjection => ({
  id: 'brood',
  target: 'none',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    if (!isAlienAction(game)) return;
    const word = game.setup.rules.wordIndex.get('brood')!;
    for (const id of aliensInPlay(game)) {
      if (hasFlag(game, id, flag) || pieceOf(game, id).activation === 'done') continue;
      out.add(word, id, -1, UNTESTED, 0);
      out.add(word, id, -1, TESTED_NOW, 0);
    }
  },
  refusal: (game, _speaker, { piece }) => (hasFlag(game, piece, flag) ? ALREADY : NOT_NOW),
  perform: (game, _speaker, { piece, how }) => {
    dropDice(game);
    perform(game, piece, how === TESTED_NOW);
  },
});

/** How a group is checked: nobody in it is held by LOS, or somebody is and the die is rolled. */
export const UNTESTED = 0;
export const TESTED_NOW = 1;

/** S1.22, S1.24, S1.27: one check for a group; its members not covered before charge on a success. */
export const broodOfGroup = broodWord(COVERED, (game, id, isTest) => {
  const group = broodGroup(game, id);
  const fresh = group.filter((member) => !hasFlag(game, member, COVERED));
  setFlagsOf(game, fresh, COVERED);
  if (!isTest || !test(game, id, group, 'S1.22')) return;
  const isReady = (member: PieceId): boolean => pieceOf(game, member).activation === 'ready';
  const running = game.state.aliens.filter((alien) => isReady(alien) && hasFlag(game, alien, CHARGING));
  beginCharge(game, fresh.filter(isReady), running);
});

/** S2.15, S2.19: one test for one piece. */
export const broodOfPiece = broodWord(TESTED, (game, id, isTest) => {
  setFlags(game, id, TESTED);
  if (isTest && test(game, id, aliensInSection(game, id), 'S2.15')) setFlags(game, id, CHARGING | FREE);
});
