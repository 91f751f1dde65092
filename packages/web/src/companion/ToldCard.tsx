/** What a program did, for whoever moves the cardboard: a piece at a time, or a list. */
import type { Ground, Told } from '@sensorium/host/companion';
import { useState } from 'preact/compat';
import type { CompanionWords } from './companionWords.ts';

interface ToldCardProps {
  readonly words: CompanionWords;
  readonly told: readonly Told[];
  readonly isList: boolean;
  readonly canTakeBack: boolean;
  readonly onDone: () => void;
  readonly onTakeBack: () => void;
  readonly onRule: (rule: string) => void;
}

const Grounds = ({
  words,
  grounds,
  onRule,
}: Pick<ToldCardProps, 'words' | 'onRule'> & { grounds: readonly Ground[] }) => (
  <ul className="told-grounds" aria-label={words.play.reason}>
    {grounds.map(({ text, rule }) => (
      <li key={rule}>
        {text}{' '}
        <button type="button" className="rule" aria-label={words.play.rule(rule)} onClick={() => onRule(rule)}>
          {rule}
        </button>
      </li>
    ))}
  </ul>
);

export const ToldCard = ({ words, told, isList, canTakeBack, onDone, onTakeBack, onRule }: ToldCardProps) => {
  const [isAsked, setAsked] = useState(false);
  const [first] = told;
  const grounds = isList ? told.flatMap((one) => one.grounds) : (first?.grounds ?? []);
  const each = grounds.filter(({ rule }, place) => grounds.findIndex((other) => other.rule === rule) === place);
  return (
    <section className="beside-card told" aria-labelledby="told-title" tabIndex={-1} data-focus-home="first">
      <div className="beside-text" aria-live="polite">
        <h2 id="told-title" className="told-title">
          {words.play.onTheBoard}
        </h2>
        {isList ? (
          <ol className="told-list">
            {told.map(({ brief, upTo }) => (
              <li key={upTo}>{brief}</li>
            ))}
          </ol>
        ) : (
          first?.lines.map((line) => (
            <p key={line} className="told-line">
              {line}
            </p>
          ))
        )}
        {isAsked ? <Grounds words={words} grounds={each} onRule={onRule} /> : null}
      </div>
      <div className="beside-buttons">
        <button type="button" className="beside-button" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {words.play.why}
        </button>
        {canTakeBack ? (
          <button type="button" className="beside-button" onClick={onTakeBack}>
            {words.play.takeBack}
          </button>
        ) : null}
        <button type="button" className="beside-button is-main" onClick={onDone}>
          {words.play.done}
        </button>
      </div>
    </section>
  );
};
