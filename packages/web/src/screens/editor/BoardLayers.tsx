/** What lies on a level, drawn; made anew only when that level or what stands on it has changed. */
import type { LevelDrawing } from '@sensorium/content';
import type { Draft } from '@sensorium/expedition/drafting';
import { memo, useMemo } from 'preact/compat';
import { arrowAt, layersOf, squaresPath } from './layers.ts';

interface Props {
  readonly draft: Draft;
  readonly drawing: LevelDrawing;
  readonly level: number;
}

const Deck = memo(({ drawing }: Pick<Props, 'drawing'>) => {
  const layers = useMemo(() => layersOf(drawing), [drawing]);
  return (
    <>
      <path className="map-shade" d={layers.walls} />
      <path className="map-deck" d={layers.deck} />
      <path className="ed-marks" d={squaresPath(layers.marks.map(({ x, y }) => [x, y]))} />
      <path className="ed-borders" d={layers.borders} />
      <path className="map-wall" d={layers.walls} />
      <path className="map-door" d={layers.doors} />
      {layers.letters.map(({ x, y, sign }) => (
        <text key={sign} className="ed-letter" x={x + 0.08} y={y + 0.34}>
          {sign}
        </text>
      ))}
      {[...layers.marks, ...layers.features].map(({ x, y, sign }) => (
        <text key={`${x},${y}`} className="ed-sign" x={x + 0.5} y={y + 0.74}>
          {sign}
        </text>
      ))}
    </>
  );
});

const isOn = (at: readonly (number | undefined)[], level: number): boolean => (at[2] ?? 0) === level;

export const BoardLayers = ({ draft, drawing, level }: Props) => (
  <>
    <Deck drawing={drawing} />
    {draft.entries
      .filter(({ at }) => isOn(at, level))
      .map(({ id, at, side }) => (
        <path key={`${id} ${at.join()} ${side}`} className="map-entry" d={arrowAt(at, side, false)} />
      ))}
    {draft.exits
      .filter(({ at }) => isOn(at, level))
      .map(({ at, side }) => (
        <path key={`${at.join()} ${side}`} className="map-exit" d={arrowAt(at, side, true)} />
      ))}
    {draft.aliens
      .filter(({ at }) => isOn(at, level))
      .map(({ is, at }) => (
        <circle key={`${is} ${at.join()}`} className="ed-alien" cx={at[0] + 0.5} cy={at[1] + 0.5} r={0.34} />
      ))}
    {draft.force
      .flatMap(({ pieces }) => pieces.flatMap(({ at }) => (at !== undefined && isOn(at, level) ? [at] : [])))
      .map((at) => (
        <circle key={at.join()} className="ed-marine" cx={at[0] + 0.5} cy={at[1] + 0.5} r={0.34} />
      ))}
    {[...draft.automaton.objectiveSquares, ...draft.automaton.alienGoalSquares]
      .filter((place) => typeof place !== 'string')
      .filter((place) => isOn(place, level))
      .map(([x, y]) => (
        <circle key={`${x},${y}`} className="ed-goal" cx={x + 0.5} cy={y + 0.5} r={0.42} />
      ))}
  </>
);
