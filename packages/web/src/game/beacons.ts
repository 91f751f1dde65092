/** Who an arrow at the edge points to, when he is out of sight. */
import type { Beacon } from './board/Beacons.tsx';
import { bayCentre, centreOf } from './board/model.ts';
import { capital, markOf, pieceName, type GameWords } from './displayNames.ts';
import type { Actor } from './stage.ts';
import type { Game } from './useGame.ts';

/** Marines first: where arrows meet, theirs is seen. */
export const beaconsOf = (
  { context, stage }: Game,
  words: GameWords,
  level: number,
  areas: ReadonlySet<number>,
): Beacon[] => {
  const { board, dossier } = context;
  const unitOf = ({ profile }: Actor) => dossier.profiles[profile]!.unit;
  const actors = [...stage.actors.values()]
    .filter(({ square }) => square >= 0 && board.level[square] === level)
    .map((actor): Beacon => {
      const { side, isBlip } = unitOf(actor);
      const isMarine = side === 'marines';
      return {
        key: String(actor.id),
        at: centreOf(board, actor.square),
        kind: isMarine ? 'marine' : isBlip ? 'blip' : 'alien',
        sign: markOf(dossier, actor.id),
        label: capital(pieceName(words, dossier, actor.id, actor.profile)),
      };
    });
  const bays = [...areas].map((area): Beacon => {
    const { id } = board.entries[area]!;
    return { key: id, at: bayCentre(board, area), kind: 'area', sign: id, label: words.board.entryShort(id) };
  });
  return [...actors.sort((a, b) => Number(b.kind === 'marine') - Number(a.kind === 'marine')), ...bays];
};
