/** S6.11, D23.5, D23.6: the person lays the tiles of a board, every legal placement shown, or leaves them to the lot. */
import type { Layout } from '@sensorium/expedition';
import {
  arrowOf,
  layRestByLot,
  layStandTile,
  layStandTileByLot,
  layingOf,
  standPlacements,
  withLaidBoard,
  type LaidSoFar,
  type LastStand,
} from '@sensorium/expedition/lastStand';
import { useWords } from '../../words/words.ts';
import { LaidTiles, corridorBox, viewOf } from '../generate/TableMap.tsx';
import '../generate/generate.css';
import './layStand.css';

export const nothingLaid = ({ number, board, luck }: LastStand): LaidSoFar => ({
  laying: layingOf(number, board),
  luck,
});

/** The stand as laid, the rest by lot; where nothing was laid, the board that the lot had made. */
export const standAsLaid = (stand: LastStand, begun: LaidSoFar): LastStand => {
  if (begun.laying.layout.length === 0) return stand;
  const { laying, luck } = layRestByLot(begun);
  return withLaidBoard(stand, laying, luck);
};

/** D23.5: where the marines come in, and where they leave. */
const Arrows = ({ layout }: { layout: Layout }) => (
  <>
    {layout.map((placed, place) => {
      const arrow = arrowOf(place, placed);
      return arrow === null ? null : (
        <g key={arrow.is} className={arrow.is === 'entry' ? 'lay-in' : 'lay-out'}>
          <rect className="lay-corridor" {...corridorBox(arrow.connector)} />
        </g>
      );
    })}
  </>
);

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
  laid: LaidSoFar;
  onLaid: (laid: LaidSoFar) => void;
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
          <button type="button" className="button" onClick={() => onLaid(layStandTileByLot(laid))}>
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
