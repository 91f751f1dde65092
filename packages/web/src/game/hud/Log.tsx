import { memo, useMemo } from 'preact/compat';
import type { LogEntry } from '../logbook.ts';
import { sentenceFor, type Teller } from '../sentences.ts';
import './log.css';

const SHOWN = 160;

export const Log = memo(function Log({
  teller,
  entries,
  onRule,
}: {
  teller: Teller;
  entries: readonly LogEntry[];
  onRule: (rule: string) => void;
}) {
  const { words } = teller;
  const told = useMemo(
    () =>
      entries.slice(-SHOWN).flatMap((entry) => {
        const sentence = sentenceFor(teller, entry.event, entry.names, entry.features);
        return sentence === null ? [] : [{ key: entry.key, ...sentence }];
      }),
    [teller, entries],
  );
  return (
    <section className="log" aria-label={words.log.title}>
      <h2>{words.log.title}</h2>
      {told.length === 0 ? <p>{words.log.empty}</p> : null}
      <div className="log-roll">
        <ol>
          {told.map(({ key, text, rule, tone }) => (
            <li key={key} className={`is-${tone}`}>
              <span>{text}</span>
              {tone === 'phase' ? null : (
                <button type="button" className="rule" onClick={() => onRule(rule)} aria-label={words.log.rule(rule)}>
                  {rule}
                </button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
});
