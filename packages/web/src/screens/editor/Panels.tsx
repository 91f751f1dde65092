/** Beside the drawing: the mission's words and numbers, its text, what the check finds, what programs make of it. */
import type { Finding } from '@sensorium/content';
import { tellMissionFinding } from '@sensorium/content/words';
import { setField, type Draft } from '@sensorium/expedition/drafting';
import { useEffect, useRef, useState } from 'preact/compat';
import { formatRoute } from '../../app/router.ts';
import { measure, type MeasuredGame } from '../../workshop/measuring.ts';
import type { TextProblem } from '../../workshop/protocol.ts';
import { ask } from '../../workshop/workshop.ts';
import { tellFault, useWords } from '../../words/words.ts';
import { USUAL, opponentsOf } from '../opponents.ts';
import { useEditorWords } from './editorWords.ts';
import { wilson } from './wilson.ts';
import type { Editor } from './useEditor.ts';

const TEXTS = ['title', 'briefing', 'marines', 'aliens'] as const;
const LANGUAGES = ['en', 'fr'] as const;

const withoutEmpty = (words: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));

const withText = (draft: Draft, language: 'en' | 'fr', field: string, text: unknown): Draft['words'] => {
  const changed = { ...draft.words[language], [field]: text };
  return { ...draft.words, [language]: language === 'en' ? changed : withoutEmpty(changed) };
};

/** Lines of a list, one a line. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export const MissionPanel = ({ editor: { draft, edit } }: { editor: Editor }) => {
  const { fields } = useEditorWords();
  const number = (label: string, value: number, most: number, take: (value: number) => void) => (
    <label className="field">
      <span className="label">{label}</span>
      <input
        type="number"
        min={0}
        max={most}
        value={value}
        onInput={(event) => {
          if (event.currentTarget.value !== '') take(event.currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
  return (
    <div className="ed-form">
      {LANGUAGES.map((language) => {
        const said = draft.words[language];
        return (
          <fieldset key={language}>
            <legend className="label">{language === 'en' ? 'English' : 'Français'}</legend>
            {TEXTS.map((field) => (
              <label key={field} className="field">
                <span className="label">{fields[field]}</span>
                <textarea
                  rows={field === 'title' ? 1 : 3}
                  value={said?.[field] ?? ''}
                  onInput={(event) =>
                    edit(
                      setField(
                        'words',
                        withText(draft, language, field, event.currentTarget.value),
                        `${language} ${field}`,
                      ),
                    )
                  }
                />
              </label>
            ))}
            <label className="field">
              <span className="label">
                {fields.specialRules} ({fields.onePerLine})
              </span>
              <textarea
                rows={3}
                defaultValue={(said?.rules ?? []).join('\n')}
                onChange={(event) =>
                  edit(setField('words', withText(draft, language, 'rules', linesOf(event.currentTarget.value))))
                }
              />
            </label>
          </fieldset>
        );
      })}
      <label className="field">
        <span className="label">{fields.id}</span>
        <input value={draft.id} onInput={(event) => edit(setField('id', event.currentTarget.value, 'id'))} />
      </label>
      {number(fields.blipsAtStart, draft.blips.start, 22, (start) =>
        edit(setField('blips', { ...draft.blips, start }, 'start')),
      )}
      {number(fields.blipsPerTurn, draft.blips.perTurn, 22, (perTurn) =>
        edit(setField('blips', { ...draft.blips, perTurn }, 'perTurn')),
      )}
      {number(fields.difficulty, draft.difficulty, 5, (difficulty) => edit(setField('difficulty', difficulty, 'hard')))}
    </div>
  );
};

/** The text follows the drawing, and the drawing the text as soon as that can be read. */
export const TextPanel = ({ editor: { draft, edit } }: { editor: Editor }) => {
  const { text: said } = useEditorWords();
  const { language } = useWords();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly TextProblem[]>([]);
  /** The draft that the text already says. */
  const written = useRef<Draft | null>(null);
  useEffect(() => {
    if (written.current === draft) return undefined;
    let isGone = false;
    const write = async (): Promise<void> => {
      const next = await ask('write', draft);
      if (isGone) return;
      written.current = draft;
      setText(next);
      setProblems([]);
    };
    void write();
    return () => {
      isGone = true;
    };
  }, [draft]);
  const type = async (next: string): Promise<void> => {
    setText(next);
    const read = await ask('read', next);
    if ('problems' in read)
      return setProblems(read.problems.map(({ line, message }) => ({ line, message: tellFault(language, message) })));
    setProblems([]);
    written.current = read.draft;
    edit({ name: 'text', changes: [{ at: 'whole', draft: read.draft }], run: 'text' });
  };
  return (
    <div className="ed-form">
      <p className="soft">{said.note}</p>
      <textarea
        className="ed-text"
        aria-label={said.label}
        spellcheck={false}
        value={text}
        onInput={(event) => void type(event.currentTarget.value)}
      />
      <output className="ed-status">
        {problems.length === 0 ? (
          <p className="soft">{said.same}</p>
        ) : (
          <div className="note bad">
            <p>{said.wrong}</p>
            <ul>
              {problems.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  {said.line(line)}: {message}
                </li>
              ))}
            </ul>
          </div>
        )}
      </output>
    </div>
  );
};

export const CheckPanel = ({ editor, onShow }: { editor: Editor; onShow: (finding: Finding) => void }) => {
  const { check } = useEditorWords();
  const { language } = useWords();
  const { findings } = editor;
  if (findings === null) return <p className="soft">{check.checking}</p>;
  if (findings.length === 0) return <p className="note good">{check.none}</p>;
  return (
    <div className="ed-form">
      {findings.some(({ severity }) => severity === 'error') ? <p className="soft">{check.unsound}</p> : null}
      <ul className="ed-findings">
        {findings.map((finding) => (
          <li key={`${finding.path.join('.')} ${finding.message}`} className={finding.severity}>
            <button type="button" onClick={() => onShow(finding)}>
              <strong>{check[finding.severity]}</strong> {tellMissionFinding(language, finding)}
            </button>{' '}
            <a href={formatRoute('rules', finding.rule)}>{finding.rule}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const COUNTS = [20, 100, 400];

export const MeasurePanel = ({ editor: { draft, findings } }: { editor: Editor }) => {
  const { measure: said, check } = useEditorWords();
  const { opponents } = useWords();
  const [players, setPlayers] = useState<{ marines: string; aliens: string }>({ ...USUAL });
  const [games, setGames] = useState(COUNTS[0]!);
  const [played, setPlayed] = useState<readonly MeasuredGame[]>([]);
  const [failure, setFailure] = useState('');
  const [stop, setStop] = useState<(() => void) | null>(null);
  useEffect(() => () => stop?.(), [stop]);
  const isUnsound = findings === null || findings.some(({ severity }) => severity === 'error');
  const begin = (): void => {
    setPlayed([]);
    setFailure('');
    const halt = measure(
      { draft, ...players, games },
      {
        onGame: (game) => setPlayed((before) => [...before, game]),
        onEnd: (fault) => {
          setStop(null);
          setFailure(fault === null ? '' : said.failed(fault));
        },
      },
    );
    setStop(() => halt);
  };
  const wins = (side: MeasuredGame['winner']): number => played.filter(({ winner }) => winner === side).length;
  const turns = played.map((game) => game.turns).sort((a, b) => a - b);
  return (
    <div className="ed-form">
      <p className="soft">{said.note}</p>
      {(['marines', 'aliens'] as const).map((side) => (
        <label key={side} className="field">
          <span className="label">{said[side]}</span>
          <select
            value={players[side]}
            onChange={(event) => setPlayers({ ...players, [side]: event.currentTarget.value })}
          >
            {opponentsOf(side).map((id) => (
              <option key={id} value={id}>
                {opponents[id].name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="field">
        <span className="label">{said.games}</span>
        <select value={games} onChange={(event) => setGames(Number(event.currentTarget.value))}>
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      {isUnsound ? <p className="soft">{check.unsound}</p> : null}
      {stop === null ? (
        <button type="button" className="button primary" disabled={isUnsound} onClick={begin}>
          {said.begin}
        </button>
      ) : (
        <button
          type="button"
          className="button"
          onClick={() => {
            stop();
            setStop(null);
          }}
        >
          {said.stop}
        </button>
      )}
      {failure === '' ? null : <p className="note bad">{failure}</p>}
      {played.length === 0 ? null : (
        <output className="ed-status">
          <progress value={played.length} max={games} aria-label={said.progress(played.length, games)} />
          <p>{said.progress(played.length, games)}</p>
          {(['marines', 'aliens'] as const).map((side) => {
            const { low, high } = wilson(wins(side), played.length);
            return <p key={side}>{said.won(side, wins(side) / played.length, low, high)}</p>;
          })}
          <p>{said.length(turns[Math.floor(turns.length / 2)]!, turns[0]!, turns.at(-1)!)}</p>
        </output>
      )}
    </div>
  );
};
