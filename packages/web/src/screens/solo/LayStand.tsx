/** S6.11, D23.5, D23.6: the person lays the tiles of a board, every legal placement shown, or leaves them to the lot. */
import { geotile } from '@sensorium/content';
import type { Facing, Luck } from '@sensorium/engine';
import type { Layout, PlacedTile } from '@sensorium/expedition';
import {
  layStandTile,
  layStandTileByLot,
  layingOf,
  standPlacements,
  withLaidBoard,
  type LastStand,
  type StandLaying,
} from '@sensorium/expedition/lastStand';
import { useWords } from '../../words/words.ts';
import { LaidTiles, corridorBox, viewOf } from '../generate/TableMap.tsx';
import '../generate/generate.css';
import './layStand.css';

export interface Laid {
  readonly laying: StandLaying;
  readonly luck: Luck;
}

export const nothingLaid = ({ number, board, luck }: LastStand): Laid => ({ laying: layingOf(number, board), luck });

/** The stand as laid, the rest by lot; where nothing was laid, the board that the lot had made. */
export const standAsLaid = (stand: LastStand, laid: Laid): LastStand => {
  if (laid.laying.layout.length === 0) return stand;
  let { laying, luck } = laid;
  while (standPlacements(laying).length > 0) ({ laying, luck } = layStandTileByLot(laying, luck));
  return withLaidBoard(stand, laying, luck);
};

/** D23.5: where the marines come in, and where they leave. */
const Arrows = ({ layout: [first, second] }: { layout: Layout }) => {
  const corridor = (placed: PlacedTile, edge: Facing | null) =>
    edge === null ? null : <rect className="lay-corridor" {...corridorBox({ cell: placed.cell, edge })} />;
  return (
    <>
      {first === undefined ? null : <g className="lay-in">{corridor(first, geotile(first.tile, first.turns).entry)}</g>}
      {second === undefined ? null : (
        <g className="lay-out">{corridor(second, geotile(second.tile, second.turns).exit)}</g>
      )}
    </>
  );
};

const Board = ({ layout }: { layout: Layout }) => (
  <svg
    viewBox={viewOf(
      layout.map(({ cell }) => cell),
      BORDER,
    )}
    aria-hidden="true"
  >
    <LaidTiles layout={layout} />
    <Arrows layout={layout} />
  </svg>
);
const QUARTER = 90;
/** Room for the corridors. */
const BORDER = 6;

export const LayStand = ({
  laid,
  onLaid,
  onAgain,
}: {
  laid: Laid;
  onLaid: (laid: Laid) => void;
  onAgain: () => void;
}) => {
  const { solo } = useWords().saga;
  const { laying, luck } = laid;
  const ways = standPlacements(laying);
  const tile = laying.tiles[laying.layout.length] ?? 0;
  return (
    <section className="lay-stand" aria-label={solo.laying}>
      <h3>{ways.length === 0 ? solo.laidAll : solo.layTile(tile)}</h3>
      <p className="soft">{ways.length === 0 ? '' : solo.layNote}</p>
      {ways.length === 0 ? (
        <div className="lay-stand-board">
          <Board layout={laying.layout} />
        </div>
      ) : (
        <ul className="lay-stand-ways">
          {ways.map((placed, place) => (
            <li key={`${String(placed.cell)} ${placed.turns}`}>
              <button
                type="button"
                aria-label={solo.placement(place + 1, ways.length, placed.cell, placed.turns * QUARTER)}
                onClick={() => onLaid({ laying: layStandTile(laying, placed), luck })}
              >
                <Board layout={[...laying.layout, placed]} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="step-tools">
        {ways.length === 0 ? null : (
          <button type="button" className="button" onClick={() => onLaid(layStandTileByLot(laying, luck))}>
            {solo.byLot}
          </button>
        )}
        {laying.layout.length === 0 ? null : (
          <button type="button" className="button quiet" onClick={onAgain}>
            {solo.layAgain}
          </button>
        )}
      </p>
    </section>
  );
};
