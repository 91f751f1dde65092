import { memo, useMemo } from 'preact/compat';
import type { LogEntry } from '../logbook.ts';
import { linesOf, textOf } from '../logLines.ts';
import type { Teller } from '../sentences.ts';
import './log.css';

const SHOWN = 160;
/** Of a folded log. */
const LAST = 3;

export const Log = memo(function Log({
  teller,
  entries,
  isFolded = false,
  onRule,
}: {
  teller: Teller;
  entries: readonly LogEntry[];
  isFolded?: boolean;
  onRule: (rule: string) => void;
}) {
  const { words } = teller;
  const lines = useMemo(
    () => linesOf(teller, entries.slice(-SHOWN)).slice(isFolded ? -LAST : 0),
    [teller, entries, isFolded],
  );
  return (
    <section className={isFolded ? 'log is-folded' : 'log'} aria-label={words.log.title}>
      <h2>{words.log.title}</h2>
      {lines.length === 0 ? <p>{words.log.empty}</p> : null}
      <div className="log-roll">
        <ol>
          {lines.map((line) => (
            <li key={line.key} className={`is-${line.tone}`}>
              <span>
                {textOf(words, line)}
                {line.why === null ? null : <small>{line.why.text}</small>}
              </span>
              {(line.tone === 'phase' ? [] : [line.rule, line.why?.rule ?? []].flat()).map((rule) => (
                <button
                  key={rule}
                  type="button"
                  className="rule"
                  onClick={() => onRule(rule)}
                  aria-label={words.log.rule(rule)}
                >
                  {rule}
                </button>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
});
