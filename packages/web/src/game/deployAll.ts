/** Everybody on the board at once: good places for those who do not care, better than none for those who learn. */
import type { Board } from '@sensorium/engine';
import type { Dossier, Offer } from '../engine/protocol.ts';
import { boardOf } from './board/model.ts';
import type { GameSession } from './session.ts';

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];
/** Squares of corridor that facing the middle of the ship is worth. */
const INWARD = 3;

const middleOf = (board: Board): { x: number; y: number } => {
  let x = 0;
  let y = 0;
  let count = 0;
  for (let square = 0; square < board.size; square++) {
    if (board.floor[square] !== 1) continue;
    x += board.x[square]!;
    y += board.y[square]!;
    count += 1;
  }
  return { x: x / count, y: y / count };
};

/** Flamers go behind: whoever stands in front opens doors and shoots first. */
const isFlamer = (dossier: Dossier, piece: number): boolean =>
  dossier.profiles[dossier.rosterProfiles[piece] ?? 0]!.rows.some((row) => row.ranged?.area === 'section');

/** The next piece, its square and facing: the square nearest to the middle of the ship, looking that way and far. */
export const nextDeployment = (dossier: Dossier, offers: readonly Offer[]): Offer | null => {
  const board = boardOf(dossier);
  const middle = middleOf(board);
  const open = offers.filter((offer) => offer.do === 'deploy');
  const first = open.find(({ piece }) => !isFlamer(dossier, piece)) ?? open[0];
  if (first === undefined) return null;
  const distance = ({ at }: Offer): number => Math.hypot(board.x[at]! - middle.x, board.y[at]! - middle.y);
  const view = ({ at, how }: Offer): number => {
    let far = 0;
    for (let to = board.neighbours[at * 8 + how]!; to >= 0; to = board.neighbours[to * 8 + how]!) far += 1;
    const inward = (middle.x - board.x[at]!) * DX[how]! + (middle.y - board.y[at]!) * DY[how]! > 0;
    return far + (inward && far > 0 ? INWARD : 0);
  };
  return open
    .filter(({ piece }) => piece === first.piece)
    .reduce((best, offer) => {
      const nearer = distance(offer) - distance(best);
      return nearer < 0 || (nearer === 0 && view(offer) > view(best)) ? offer : best;
    });
};

/** One click: undo takes all of it back while nothing has been drawn. */
export const deployAll = (session: GameSession): Promise<void> =>
  session.together(async () => {
    for (;;) {
      const offer = nextDeployment(session.dossier, session.getSnapshot().update.offers);
      if (offer === null || session.speaker === null || !(await session.say(offer))) return;
    }
  });
