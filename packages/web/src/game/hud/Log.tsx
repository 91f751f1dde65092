import { memo, useMemo } from 'preact/compat';
import type { LogEntry } from '../logbook.ts';
import { linesOf, textOf, type Line } from '../logLines.ts';
import { squareName } from '../displayNames.ts';
import type { Teller } from '../sentences.ts';
import './log.css';

const SHOWN = 160;

interface Links {
  readonly onRule: (rule: string) => void;
  /** Shows where it happened. */
  readonly onPlace: (square: number) => void;
}

/** The rule behind a line, and behind why an automaton did it. */
const rulesOf = ({ tone, rule, why }: Line): string[] => (tone === 'phase' ? [] : [rule, why?.rule ?? []].flat());

const Text = ({ teller: { words, board }, line, onPlace }: { teller: Teller; line: Line } & Pick<Links, 'onPlace'>) => (
  <span>
    {textOf(words, line)}
    {line.why === null ? null : <small>{line.why.text}</small>}
    {line.at < 0 || line.at >= board.size ? null : (
      <button
        type="button"
        className="log-place"
        onClick={() => onPlace(line.at)}
        aria-label={words.stage.showPlace(squareName(board.x[line.at]!, board.y[line.at]!, board.level[line.at]))}
      />
    )}
  </span>
);

const Entry = ({ teller, line, onRule, onPlace }: { teller: Teller; line: Line } & Links) => {
  const { words } = teller;
  if (line.inside.length > 0)
    return (
      <li className={`is-${line.tone} is-folded`}>
        <details>
          <summary>{line.text}</summary>
          <ol>
            {line.inside.map((inner) => (
              <li key={inner.key}>{textOf(words, inner)}</li>
            ))}
          </ol>
        </details>
      </li>
    );
  return (
    <li className={`is-${line.tone}`}>
      <Text teller={teller} line={line} onPlace={onPlace} />
      {rulesOf(line).map((rule) => (
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
  );
};

export const Log = memo(function Log({
  teller,
  entries,
  ...links
}: { teller: Teller; entries: readonly LogEntry[] } & Links) {
  const { words } = teller;
  const lines = useMemo(() => linesOf(teller, entries.slice(-SHOWN)), [teller, entries]);
  return (
    <section className="log" aria-label={words.log.title}>
      <h2>{words.log.title}</h2>
      {lines.length === 0 ? <p>{words.log.empty}</p> : null}
      <div className="log-roll">
        <ol>
          {lines.map((line) => (
            <Entry key={line.key} teller={teller} line={line} {...links} />
          ))}
        </ol>
      </div>
    </section>
  );
});
