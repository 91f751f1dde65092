import { memo, useMemo } from 'preact/compat';
import type { Side } from '@sensorium/engine';
import type { LogEntry } from '../logbook.ts';
import { linesOf, textOf, type Line } from '../logLines.ts';
import { squareName } from '../displayNames.ts';
import type { Teller } from '../sentences.ts';
import './log.css';

const SHOWN = 160;
/** Of a folded log. */
const LAST = 3;

interface Links {
  readonly onRule: (rule: string) => void;
  /** Shows where it happened. */
  readonly onPlace: (square: number) => void;
  /** Looking back: shows the moment of the line with that key. */
  readonly onMoment?: (key: number) => void;
}

/** The rule behind a line, and behind why an automaton did it. */
const rulesOf = ({ tone, rule, why }: Line): string[] => (tone === 'phase' ? [] : [rule, why?.rule ?? []].flat());

interface Reading extends Links {
  readonly teller: Teller;
  /** Who reads: his own dead are losses. */
  readonly own: Side | null;
}

const isLoss = ({ event }: Line, own: Side | null): boolean => event.is === 'piece-killed' && event.side === own;

const LineButton = ({ teller: { words, board }, line, onPlace, onMoment }: Reading & { readonly line: Line }) => {
  const isOnBoard = line.at >= 0 && line.at < board.size;
  if (onMoment !== undefined)
    return (
      <button
        type="button"
        className="log-place"
        onClick={() => onMoment(line.key)}
        aria-label={words.replay.showMoment(textOf(words, line))}
      />
    );
  if (!isOnBoard) return null;
  return (
    <button
      type="button"
      className="log-place"
      onClick={() => onPlace(line.at)}
      aria-label={words.stage.showPlace(squareName(board.x[line.at]!, board.y[line.at]!, board.level[line.at]))}
    />
  );
};

const Text = (props: Reading & { readonly line: Line }) => {
  const { own, line } = props;
  const { words } = props.teller;
  return (
    <span>
      {isLoss(line, own) ? <em className="log-loss">{words.stage.loss}</em> : null}
      {textOf(words, line)}
      {line.why === null ? null : <small>{line.why.text}</small>}
      <LineButton {...props} />
    </span>
  );
};

const Entry = (props: Reading & { readonly line: Line }) => {
  const { teller, line, onRule } = props;
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
      <Text {...props} />
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
  entries,
  isFolded = false,
  ...reading
}: Reading & { readonly entries: readonly LogEntry[]; readonly isFolded?: boolean }) {
  const { teller } = reading;
  const { words } = teller;
  const lines = useMemo(
    () => linesOf(teller, entries.slice(-SHOWN)).slice(isFolded ? -LAST : 0),
    [teller, entries, isFolded],
  );
  return (
    <section className={isFolded ? 'log is-folded' : 'log'} aria-label={words.log.title}>
      <h2>{words.log.title}</h2>
      {lines.length === 0 ? <p>{words.log.empty}</p> : null}
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="log-roll" tabIndex={0}>
        <ol>
          {lines.map((line) => (
            <Entry key={line.key} line={line} {...reading} />
          ))}
        </ol>
      </div>
    </section>
  );
});
