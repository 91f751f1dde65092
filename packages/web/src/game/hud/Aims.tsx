/** What one is here for, and how far one has come: a strip that is always in sight; a press shows both sides' aims. */
import { useId, useMemo } from 'preact/compat';
import { SIDES, otherSide, type Side } from '@sensorium/engine';
import type { GameWords } from '../displayNames.ts';
import { aimsTold } from '../ending.ts';
import type { Standing } from '../looks/aims.ts';
import './aims.css';

/** What the mission asks of each side, in its own words. */
export type Objectives = Readonly<Record<Side, string>>;

export interface AimsProps {
  readonly standing: Standing;
  readonly side: Side;
  readonly objectives: Objectives | null;
}

export const Aims = ({ standing, side, objectives }: AimsProps) => {
  const id = useId();
  const { words } = standing;
  const told = useMemo(
    () => ({ marines: aimsTold(standing, 'marines'), aliens: aimsTold(standing, 'aliens') }),
    [standing],
  );
  if (told.marines.length + told.aliens.length === 0 && objectives === null) return null;
  return (
    <div className="aims">
      <button type="button" className={`aim-strip is-${side}`} popovertarget={id}>
        <span className="visually-hidden">{words.aims.own}: </span>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 21V4M5 5h13l-3 4 3 4H5" />
        </svg>
        <span className="aim-told">{told[side].join(' · ') || words.bar.objectives}</span>
      </button>
      <div id={id} popover="auto" className="aim-card">
        {[side, otherSide(side)].map((each) => (
          <section key={each} className={`is-${each}`}>
            <h2>{each === side ? `${words.aims.own} (${words.sides[each]})` : words.aims.of[each]}</h2>
            {objectives === null ? null : <p>{objectives[each]}</p>}
            <ul>
              {told[each].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
};

/** The same for a dialog: whose aim is whose. */
export const ObjectiveList = ({ words, objectives }: { words: GameWords; objectives: Objectives }) => (
  <dl className="help-objectives">
    {SIDES.map((side) => (
      <div key={side} className={`is-${side}`}>
        <dt>{words.sides[side]}</dt>
        <dd>{objectives[side]}</dd>
      </div>
    ))}
  </dl>
);
