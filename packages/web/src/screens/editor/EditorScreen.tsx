/** A mission drawn on the page: tools and levels, its words and its text, what the check finds, and a game of it at once. */
import { levelsOf, type Finding } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import type { Side } from '@sensorium/engine';
import { withChapterD, divideAnew } from '@sensorium/expedition/drafting';
import { useEffect, useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { beginGame } from '../../storage/begin.ts';
import { offerMission } from '../../storage/missionFile.ts';
import { shelf, type MissionRecord } from '../../storage/missions.ts';
import { useWords } from '../../words/words.ts';
import { defaultOpponent } from '../newGameChoice.ts';
import { PERSON } from '../opponents.ts';
import { Canvas } from './Canvas.tsx';
import { useEditorWords } from './editorWords.ts';
import { Palette } from './Palette.tsx';
import { CheckPanel, MeasurePanel, MissionPanel, TextPanel } from './Panels.tsx';
import { hasErrors, useEditor, type Editor } from './useEditor.ts';
import './editor.css';
import '../../drawings/missionMap.css';

const TABS = ['draw', 'mission', 'text', 'check', 'measure'] as const;
type Tab = (typeof TABS)[number];

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Steps back and what is marked, wherever the focus is but in a field. */
const useKeys = ({ act }: Editor): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event)) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && key === 'z') act({ do: event.shiftKey ? 'redo' : 'undo' });
      else if (isCommand && key === 'y') act({ do: 'redo' });
      else if (isCommand && key === 'c') act({ do: 'copy' });
      else if (isCommand && key === 'x') act({ do: 'cut' });
      else if (isCommand && key === 'v') act({ do: 'paste' });
      else if (!isCommand && key === 'r') act({ do: 'turn' });
      else if (!isCommand && key === 'm') act({ do: 'mirror' });
      else if (key === 'delete') act({ do: 'erase' });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [act]);
};

const tryIt = (editor: Editor, side: Side): void => {
  const { draft, id } = editor;
  const opponent = defaultOpponent(side);
  const sides = { marines: side === 'marines' ? PERSON : opponent, aliens: side === 'aliens' ? PERSON : opponent };
  goTo('play', beginGame({ mission: draft.id, own: draft, draft: id, sides, clock: 'off', match: false }));
};

const Bar = ({ editor }: { editor: Editor }) => {
  const words = useEditorWords();
  const { history, act, findings, draft } = editor;
  const isUnsound = hasErrors(findings);
  const [last, next] = [history.past.at(-1), history.future[0]];
  return (
    <div className="ed-bar">
      <button
        type="button"
        className="button"
        disabled={last === undefined}
        title={last === undefined ? undefined : words.undoOf(words.edits[last.name])}
        onClick={() => act({ do: 'undo' })}
      >
        {words.undo}
      </button>
      <button
        type="button"
        className="button"
        disabled={next === undefined}
        title={next === undefined ? undefined : words.redoOf(words.edits[next.name])}
        onClick={() => act({ do: 'redo' })}
      >
        {words.redo}
      </button>
      {(['marines', 'aliens'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className={side === 'marines' ? 'button primary' : 'button'}
          disabled={isUnsound}
          onClick={() => tryIt(editor, side)}
        >
          {words.try.as[side]}
        </button>
      ))}
      <button type="button" className="button" disabled={isUnsound} onClick={() => void offerMission(draft)}>
        {words.share.file}
      </button>
    </div>
  );
};

const LARGEST_SCALE = 64;
const LEAST_SCALE = 8;

const Boards = ({ editor, found }: { editor: Editor; found: Finding | null }) => {
  const words = useEditorWords();
  const [scale, setScale] = useState(24);
  const { draft, edit } = editor;
  const levels = levelsOf(draft);
  const rescale = (factor: number): void =>
    setScale((before) => Math.min(LARGEST_SCALE, Math.max(LEAST_SCALE, before * factor)));
  return (
    <section className="ed-middle" aria-label={words.levels.title}>
      <div className="ed-boards">
        {levels.map((_, level) => (
          // oxlint-disable-next-line react/no-array-index-key -- a level is its place
          <Canvas key={level} editor={editor} level={level} scale={scale} onScale={rescale} found={found} />
        ))}
      </div>
      <div className="ed-view">
        <button type="button" className="button quiet" onClick={() => rescale(1.25)}>
          {words.zoomIn}
        </button>
        <button type="button" className="button quiet" onClick={() => rescale(0.8)}>
          {words.zoomOut}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => edit({ name: 'level', changes: [{ at: 'level-added' }, ...withChapterD(draft)] })}
        >
          {words.levels.add}
        </button>
        {levels.length === 1 ? null : (
          <button
            type="button"
            className="button quiet"
            onClick={() => edit({ name: 'level', changes: [{ at: 'level-removed', level: levels.length - 1 }] })}
          >
            {words.levels.remove(levels.length)}
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          onClick={() => edit({ name: 'divide', changes: levels.flatMap((__, level) => divideAnew(draft, level)) })}
        >
          {words.levels.divide}
        </button>
      </div>
    </section>
  );
};

const Drawing = ({ record }: { record: MissionRecord }) => {
  const words = useEditorWords();
  const { language } = useWords();
  const editor = useEditor(record);
  const [tab, setTab] = useState<Tab>('draw');
  const [found, setFound] = useState<Finding | null>(null);
  useKeys(editor);
  const { draft, findings } = editor;
  const count = (severity: Finding['severity']): number =>
    (findings ?? []).filter((each) => each.severity === severity).length;
  const show = (finding: Finding): void => {
    setFound(finding);
    if (finding.at !== undefined || finding.path[0] === 'board') setTab('draw');
    else setTab(finding.path[0] === 'words' || finding.path[0] === 'blips' ? 'mission' : 'text');
  };
  const said = inLanguage(draft.words, language);
  return (
    <Page
      title={said.title === '' ? words.untitled : said.title}
      className={`editor on-${tab}`}
      aside={<a href={formatRoute('missions')}>{words.toShelf}</a>}
    >
      <div className="ed-frame">
        <Bar editor={editor} />
        <Palette editor={editor} />
        <Boards editor={editor} found={found} />
        <nav className="ed-tabs" aria-label={words.title}>
          {TABS.map((id) => (
            <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
              {words.tabs[id]}
              {id === 'check' && findings !== null ? (
                <span className={count('error') > 0 ? 'ed-count bad' : 'ed-count'}>
                  {words.check.summary(count('error'), count('warning'))}
                </span>
              ) : null}
            </button>
          ))}
        </nav>
        <section className="ed-panel" aria-label={words.tabs[tab]}>
          {tab === 'mission' ? <MissionPanel editor={editor} /> : null}
          {tab === 'text' ? <TextPanel editor={editor} /> : null}
          {tab === 'check' || tab === 'draw' ? <CheckPanel editor={editor} onShow={show} /> : null}
          {tab === 'measure' ? <MeasurePanel editor={editor} /> : null}
        </section>
      </div>
    </Page>
  );
};

export default function EditorScreen({ id }: { id: string }) {
  const words = useEditorWords();
  const [record, setRecord] = useState<MissionRecord | null | 'missing'>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = await shelf.get(id);
      if (!isGone) setRecord(found ?? 'missing');
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  if (record === 'missing')
    return (
      <Page title={words.title}>
        <p className="note bad">{words.missing}</p>
        <p>
          <a href={formatRoute('missions')}>{words.toShelf}</a>
        </p>
      </Page>
    );
  return record === null ? null : <Drawing key={record.id} record={record} />;
}
