/** The way of the campaign: five stations, what happened at each, and where it stands. */
import { STAGES, type Campaign, type Stage } from '@sensorium/expedition/campaign';
import { useWords } from '../../words/words.ts';

const WIDTH = 1000;
const HEIGHT = 130;
/** The way winds, so that five names find room beside each other. */
const placeOf = (index: number): readonly [number, number] => [100 + index * 200, index % 2 === 0 ? 48 : 82];

const stateOf = ({ history, stage, winner }: Campaign, station: Stage): 'won' | 'lost' | 'now' | 'ahead' => {
  const last = history.findLast((played) => played.stage === station);
  if (winner === 'none' && stage === station) return 'now';
  if (last === undefined) return 'ahead';
  return last.outcome === 'marines' || last.outcome === 'declined' ? 'won' : 'lost';
};

const SIGNS = { won: '✓', lost: '✗', now: '●', ahead: '' } as const;

export const Way = ({ campaign }: { campaign: Campaign }) => {
  const { campaign: words } = useWords().saga;
  const line = STAGES.map((_, index) => placeOf(index).join(',')).join(' ');
  const tries = (station: Stage): string =>
    campaign.history
      .filter(({ stage }) => stage === station)
      .map(({ outcome }) => words.outcomes[outcome])
      .join(', ');
  return (
    <section className="way" aria-label={words.way}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline className="way-line" points={line} />
        {STAGES.map((station, index) => {
          const [x, y] = placeOf(index);
          const state = stateOf(campaign, station);
          return (
            <g key={station} className={`station ${state}`}>
              {state === 'now' ? <circle className="way-pulse" cx={x} cy={y} r={26} /> : null}
              <circle cx={x} cy={y} r={17} />
              <text x={x} y={y + 6}>
                {SIGNS[state] === '' ? index + 1 : SIGNS[state]}
              </text>
            </g>
          );
        })}
      </svg>
      <ol>
        {STAGES.map((station) => {
          const state = stateOf(campaign, station);
          return (
            <li key={station} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              <strong>{words.stages[station]}</strong>
              <span className="soft">
                {[tries(station), state === 'now' ? words.now : ''].filter((part) => part !== '').join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
