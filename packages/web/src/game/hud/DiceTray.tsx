import type { Throw } from '../thrown.ts';
import type { GameWords } from '../displayNames.ts';
import { Icon } from './Icon.tsx';
import './dice.css';

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
];

export const Die = ({ value, counts, side }: { value: number; counts: boolean; side: 'attack' | 'defence' }) => (
  <span className={`die is-${side}${counts ? ' counts' : ''}`}>
    <span className="sr">{value}</span>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1" y="1" width="38" height="38" rx="7" />
      {(SPOTS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
      ))}
    </svg>
  </span>
);

export const DiceTray = ({
  words,
  thrown,
  id,
  onRule,
}: {
  words: GameWords;
  thrown: Throw | null;
  id: number;
  onRule: (rule: string) => void;
}) => {
  if (thrown === null) return null;
  return (
    <section className={thrown.isGood ? 'dice is-good' : 'dice'} aria-label={words.dice.title} key={id}>
      <div className="dice-row">
        {thrown.attack.map(({ key, value, counts }) => (
          <Die key={key} value={value} counts={counts} side="attack" />
        ))}
        {thrown.defence.length > 0 ? <Icon is="versus" /> : null}
        {thrown.defence.map(({ key, value, counts }) => (
          <Die key={key} value={value} counts={counts} side="defence" />
        ))}
      </div>
      <div className="dice-text">
        <b>{thrown.verdict}</b>
        {thrown.detail === '' ? null : <em>{thrown.detail}</em>}
        <span>
          {thrown.needed > 0 ? words.dice.needed(thrown.needed) : null}
          {thrown.because.length > 0 ? `${thrown.needed > 0 ? ' · ' : ''}${thrown.because.join(', ')}` : null}
        </span>
        <small>{thrown.who}</small>
      </div>
      <button
        type="button"
        className="rule"
        onClick={() => onRule(thrown.rule)}
        aria-label={words.log.rule(thrown.rule)}
      >
        {thrown.rule}
      </button>
    </section>
  );
};
