/** C2.6: a button to each zone one may deploy in. */
import type { Board } from '@sensorium/engine';
import { squareName, type GameWords } from '../displayNames.ts';

export const Zones = ({
  words,
  board,
  zones,
  zone,
  onShow,
}: {
  words: GameWords;
  board: Board;
  zones: readonly (readonly number[])[];
  /** The one that is looked at. */
  zone: readonly number[];
  onShow: (zone: readonly number[]) => void;
}) =>
  zones.length < 2 ? null : (
    <div className="zones">
      {zones.map((one, place) => {
        const [first] = one as [number];
        const name = squareName(board.x[first]!, board.y[first]!, board.levels > 1 ? board.level[first] : undefined);
        return (
          <button key={first} type="button" className="answer" aria-pressed={one === zone} onClick={() => onShow(one)}>
            {words.camera.zone(place + 1, name)}
          </button>
        );
      })}
    </div>
  );
