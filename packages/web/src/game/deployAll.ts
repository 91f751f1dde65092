/** Everybody on the board at once, in an order a player would choose: a leader or a bolter ahead, the flamer behind him, all looking at where the enemy comes from. */
import type { Board } from '@sensorium/engine';
import type { Dossier, Offer } from '../engine/protocol.ts';
import { boardOf } from './board/model.ts';
import type { GameSession } from './session.ts';

const isFlamer = (dossier: Dossier, piece: number): boolean =>
  dossier.profiles[dossier.rosterProfiles[piece] ?? 0]!.rows.some((row) => row.ranged?.area === 'section');

/** Steps from each square to the nearest way in; infinite where none leads, as on a deck without any. */
export const stepsToEnemy = (board: Board): readonly number[] => {
  const steps = Array.from({ length: board.size }, () => Infinity);
  let edge = board.entries.flatMap(({ squares }) => squares);
  for (let step = 0; edge.length > 0; step++) {
    const fresh = edge.filter((square) => steps[square] === Infinity);
    for (const square of fresh) steps[square] = step;
    edge = fresh.flatMap((square) =>
      [0, 1, 2, 3].flatMap((way) => {
        const next = board.neighbours[square * 8 + way]!;
        return next >= 0 && steps[next] === Infinity ? [next] : [];
      }),
    );
  }
  return steps;
};

const known = new WeakMap<Board, readonly number[]>();
const stepsOn = (board: Board): readonly number[] => {
  const steps = known.get(board) ?? stepsToEnemy(board);
  known.set(board, steps);
  return steps;
};

/** A squad from front to rear: whoever opens doors and shoots first, then the flamer, then the others. */
const fileOf = (dossier: Dossier, squad: readonly number[]): number[] => {
  const [front, ...others] = squad.filter((piece) => !isFlamer(dossier, piece));
  const [flamer, ...spare] = squad.filter((piece) => isFlamer(dossier, piece));
  return [front, flamer, ...others, ...spare].filter((piece) => piece !== undefined);
};

/** Who comes next of a squad. A corridor that gives a square at a time is filled from its dead end (D19.9): there the rear comes first. */
const nextOf = (dossier: Dossier, open: readonly Offer[]): number | undefined => {
  const first = open[0]?.piece;
  if (first === undefined) return undefined;
  const waiting = new Set(open.map(({ piece }) => piece));
  const isMate = (piece: number): boolean => dossier.roster[piece]?.squad === dossier.roster[first]?.squad;
  const mates = dossier.deployment.find(({ pieces }) => pieces.includes(first))?.pieces.filter(isMate) ?? [first];
  const left = fileOf(dossier, mates).filter((piece) => waiting.has(piece));
  const squares = new Set(open.flatMap(({ piece, at }) => (piece === first ? [at] : [])));
  return left.at(squares.size < left.length ? -1 : 0) ?? first;
};

/** How many squares somebody sees straight ahead. */
const viewOf = (board: Board, { at, how }: Offer): number => {
  let far = 0;
  for (let to = board.neighbours[at * 8 + how]!; to >= 0; to = board.neighbours[to * 8 + how]!) far += 1;
  return far;
};

/** The next piece, its square and facing: the square nearest to the enemy, looking the way he comes, and far. */
export const nextDeployment = (dossier: Dossier, offers: readonly Offer[]): Offer | null => {
  const board = boardOf(dossier);
  const steps = stepsOn(board);
  const open = offers.filter((offer) => offer.do === 'deploy');
  const piece = nextOf(dossier, open);
  const ahead = ({ at, how }: Offer): number => steps[board.neighbours[at * 8 + how]!] ?? Infinity;
  const isBetter = (a: Offer, b: Offer): boolean => {
    const [near, other] = [steps[a.at]!, steps[b.at]!];
    if (near !== other) return near < other;
    if (ahead(a) !== ahead(b)) return ahead(a) < ahead(b);
    return viewOf(board, a) > viewOf(board, b);
  };
  return open
    .filter((offer) => offer.piece === piece)
    .reduce<Offer | null>((best, offer) => (best === null || isBetter(offer, best) ? offer : best), null);
};

/** One click: undo takes all of it back while nothing has been drawn. */
export const deployAll = (session: GameSession): Promise<void> =>
  session.together(async () => {
    for (;;) {
      const offer = nextDeployment(session.dossier, session.getSnapshot().update.offers);
      if (offer === null || session.speaker === null || !(await session.say(offer))) return;
    }
  });
