/** A finished game looked through: the curve, the dice and the decisions that moved it; each leads to its moment. */
import { wordsOf, type CounselWords } from '@sensorium/content/words';
import type { Side } from '@sensorium/engine';
import type { Analysis } from '@sensorium/host/analysis';
import { tellDeeds } from '@sensorium/host/telling';
import { IconButton } from '../hud/Icon.tsx';
import { sentenceFor } from '../sentences.ts';
import type { AnalysisProps, MarkedFault } from './AnalysisBeside.tsx';
import { Curve } from './Curve.tsx';
import { deedNames } from './deedNames.ts';
import { useAnalysis, type Looking } from './useAnalysis.ts';
import './analysis.css';

type Fault = Analysis['faults'][number];

const SIDES: readonly Side[] = ['marines', 'aliens'];

const Bar = ({ looking, words }: { looking: Looking; words: CounselWords }) => {
  const { share, state, stop, again } = looking;
  if (state === 'going')
    return (
      <p className="analysis-bar">
        <progress value={share} max={1} aria-label={words.bar} />
        <button type="button" className="answer" onClick={stop}>
          {words.stop}
        </button>
      </p>
    );
  if (state === 'done') return null;
  return (
    <p className="analysis-bar" role="alert">
      <span>{state === 'stopped' ? words.stopped : words.failed(state.fault)}</span>
      <button type="button" className="answer" onClick={again}>
        {words.again}
      </button>
    </p>
  );
};

const Turns = ({
  analysis,
  words,
  onJump,
}: {
  analysis: Analysis;
  words: CounselWords;
  onJump: AnalysisProps['onJump'];
}) => (
  <details>
    <summary>{words.table}</summary>
    <table>
      <thead>
        <tr>
          {(['turn', 'chance', 'luck', 'marines', 'aliens'] as const).map((column) => (
            <th key={column} scope="col">
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {analysis.turns.map(({ turn, frame, worth, luck, choices }) => (
          <tr key={turn}>
            <th scope="row">
              <button type="button" onClick={() => onJump(frame)}>
                {turn}
              </button>
            </th>
            <td>{words.percent(worth)}</td>
            <td>{words.points(luck)}</td>
            <td>{words.points(choices.marines)}</td>
            <td>{words.points(choices.aliens)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="analysis-note">{words.tableNote}</p>
  </details>
);

/** What fell, in the sentences of the log. */
const Throws = ({ analysis, words, props }: { analysis: Analysis; words: CounselWords; props: AnalysisProps }) => {
  const { teller, frames, onJump } = props;
  const toldAt = (frame: number): string => {
    const shown = frames[Math.min(frame, frames.length - 1)]!;
    const names = new Map(
      [...frames[Math.max(0, frame - 1)]!.view.pieces, ...shown.view.pieces].flatMap((piece) =>
        piece === null ? [] : [[piece.id, piece.profile] as const],
      ),
    );
    return shown.events
      .flatMap((event) => sentenceFor(teller, event, names)?.text ?? [])
      .slice(0, MOST_SENTENCES)
      .join(' ');
  };
  return (
    <section>
      <h3>{words.throws}</h3>
      {analysis.throws.length === 0 ? <p>{words.noThrows}</p> : null}
      <ul>
        {analysis.throws.map(({ entry, turn, frame, luck }) => (
          <li key={entry}>
            <button type="button" className="analysis-jump is-throw" onClick={() => onJump(frame + 1)}>
              <b>{words.throwAt(turn, words.points(Math.abs(luck)), luck > 0 ? 'marines' : 'aliens')}</b>
              <span>{toldAt(frame + 1)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
const MOST_SENTENCES = 3;

const FaultLines = ({ fault, words, props }: { fault: Fault; words: CounselWords; props: AnalysisProps }) => {
  const names = deedNames(props.teller, props.frames[fault.frame]!.view);
  const told = (deeds: Fault['played'], isReasoned: boolean): string =>
    tellDeeds(deeds, names, words, isReasoned)
      .map(({ text }) => text)
      .join('; ');
  return (
    <>
      <b>{words.faultAt(fault.turn, words.points(fault.worth - fault.better))}</b>
      <span>
        <i>{words.played}:</i> {told(fault.played, false)}
      </span>
      <span>
        <i>{words.instead[fault.side]}:</i> {told(fault.instead, true)}
      </span>
      <small>{words.chances(fault.worth, fault.better)}</small>
    </>
  );
};

const Faults = ({
  side,
  analysis,
  isGoing,
  words,
  props,
}: {
  side: Side;
  analysis: Analysis;
  isGoing: boolean;
  words: CounselWords;
  props: AnalysisProps;
}) => {
  const own = analysis.faults.filter((fault) => fault.side === side);
  const show = (fault: Fault): void => {
    props.onMark(markOf(fault, words));
    props.onJump(fault.frame);
  };
  return (
    <section>
      <h3>{words.faults[side]}</h3>
      {analysis.judged.includes(side) ? null : <p>{words.automaton}</p>}
      {analysis.judged.includes(side) && own.length === 0 ? <p>{isGoing ? words.notYet : words.noFaults}</p> : null}
      <ul>
        {own.map((fault) => (
          <li key={fault.entry}>
            <button type="button" className={`analysis-jump is-${side}`} title={words.show} onClick={() => show(fault)}>
              <FaultLines fault={fault} words={words} props={props} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const markOf = ({ frame, played, instead }: Fault, { onBoard }: CounselWords): MarkedFault => ({
  frame,
  courses: [
    { kind: 'played', deeds: played, label: onBoard.played },
    { kind: 'instead', deeds: instead, label: onBoard.instead },
  ],
});

export const AnalysisPanel = (props: AnalysisProps) => {
  const { replay, teller, frames, index, onClose, onMark } = props;
  const words = wordsOf(teller.words.language, 'counsel');
  const looking = useAnalysis(replay);
  const { analysis } = looking;
  const jump = (frame: number): void => {
    const fault = analysis?.faults.find((each) => each.frame === frame);
    if (fault !== undefined) onMark(markOf(fault, words));
    props.onJump(frame);
  };
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="analysis" aria-label={words.title} tabIndex={0}>
      <header>
        <h2>{words.title}</h2>
        <IconButton is="close" label={words.close} onUse={onClose} />
      </header>
      <Bar looking={looking} words={words} />
      {analysis === null ? null : (
        <>
          <h3>{words.curve}</h3>
          <Curve words={words} analysis={analysis} last={frames.length - 1} index={index} onJump={jump} />
          {SIDES.map((side) => (
            <Faults
              key={side}
              side={side}
              analysis={analysis}
              isGoing={looking.state === 'going'}
              words={words}
              props={props}
            />
          ))}
          <Throws analysis={analysis} words={words} props={props} />
          <Turns analysis={analysis} words={words} onJump={jump} />
        </>
      )}
    </section>
  );
};
