/** How the marines' chance went, as a line over the whole game, with what moved it; the table beneath says it in figures. */
import type { CounselWords } from '@sensorium/content/words';
import type { Analysis } from '@sensorium/host/analysis';

interface CurveProps {
  readonly words: CounselWords;
  readonly analysis: Analysis;
  /** The last picture of the replay. */
  readonly last: number;
  readonly index: number;
  readonly onJump: (frame: number) => void;
}

const HEIGHT = 40;

export const Curve = ({ words, analysis: { points, turns, throws, faults }, last, index, onJump }: CurveProps) => {
  const [first] = turns;
  if (first === undefined) return null;
  const placeOf = (frame: number): number => (last === 0 ? 0 : (100 * frame) / last);
  const heightOf = (worth: number): number => HEIGHT * (1 - worth);
  const line = [
    `M0 ${heightOf(first.worth).toFixed(2)}`,
    ...points.map(({ frame, worth }) => `L${placeOf(frame + 1).toFixed(2)} ${heightOf(worth).toFixed(2)}`),
  ].join('');
  const reached = placeOf(points.at(-1)!.frame + 1);
  const worthAt = (entry: number): number => points[entry - 1]?.worth ?? first.worth;
  const marks = [
    ...throws.map(({ entry, frame, worth }) => ({ entry, to: frame + 1, kind: 'throw', worth })),
    ...faults.map(({ entry, frame, side }) => ({ entry, to: frame, kind: `fault is-${side}`, worth: worthAt(entry) })),
  ];
  return (
    <figure className="curve">
      <div className="curve-field">
        <svg
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          {...{ role: 'img', 'aria-label': words.curveText(turns.length, first.worth, points.at(-1)!.worth) }}
        >
          <path className="curve-turns" d={turns.map(({ frame }) => `M${placeOf(frame)} 0v${HEIGHT}`).join('')} />
          <path className="curve-half" d={`M0 ${HEIGHT / 2}H100`} />
          <path className="curve-area" d={`${line}L${reached} ${HEIGHT}L0 ${HEIGHT}z`} />
          <path className="curve-line" d={line} />
          <path className="curve-here" d={`M${placeOf(index)} 0v${HEIGHT}`} />
        </svg>
        <span className="curve-scale is-top" aria-hidden="true">
          {words.percent(1)}
        </span>
        <span className="curve-scale is-bottom" aria-hidden="true">
          {words.percent(0)}
        </span>
        {/* The lists beneath hold the same, for keyboards and readers. */}
        {marks.map(({ entry, to, kind, worth }) => (
          <button
            key={`${kind} ${entry}`}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={`curve-mark is-${kind}`}
            style={{ left: `${placeOf(to)}%`, top: `${(1 - worth) * 100}%` }}
            onClick={() => onJump(to)}
          />
        ))}
      </div>
      <figcaption>{words.curveNote}</figcaption>
    </figure>
  );
};
