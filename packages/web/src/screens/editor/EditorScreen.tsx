/** A mission drawn on the page: tools and levels, its words and its text, what the check finds, and a game of it at once. */
import type { Finding } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { useCallback, useEffect, useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute } from '../../app/router.ts';
import { shelf, type MissionRecord } from '../../storage/missions.ts';
import { useWords } from '../../words/words.ts';
import { Bar } from './Bar.tsx';
import { Boards } from './Boards.tsx';
import { useEditorWords } from './editorWords.ts';
import { Palette } from './Palette.tsx';
import { AimsPanel } from './panels/AimsPanel.tsx';
import { AliensPanel } from './panels/AliensPanel.tsx';
import { CheckPanel } from './panels/CheckPanel.tsx';
import { MarinesPanel } from './panels/MarinesPanel.tsx';
import { MeasurePanel } from './panels/MeasurePanel.tsx';
import { RulesPanel } from './panels/RulesPanel.tsx';
import { TextPanel } from './panels/TextPanel.tsx';
import { WordsPanel } from './panels/WordsPanel.tsx';
import { useEditor, type Editor } from './useEditor.ts';
import { useMeasurement } from './useMeasurement.ts';
import './editor.css';
import './drawing.css';
import './panels/panels.css';
import '../../drawings/missionMap.css';

const TABS = ['draw', 'mission', 'marines', 'aliens', 'aims', 'rules', 'text', 'check', 'measure'] as const;
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

/** The panel in which a part of the mission is mended; what stands on a square is mended on the drawing. */
const TAB_OF: Readonly<Record<string, Tab>> = {
  words: 'mission',
  id: 'mission',
  difficulty: 'mission',
  force: 'marines',
  deployment: 'marines',
  blips: 'aliens',
  objectives: 'aims',
  special: 'aims',
  modules: 'rules',
  options: 'rules',
  forbids: 'rules',
  automaton: 'rules',
  lessons: 'text',
  order: 'text',
  origin: 'text',
};
const tabOf = ({ path: [part = ''], at }: Finding): Tab =>
  TAB_OF[part] ?? (at === undefined && part !== 'board' ? 'check' : 'draw');

/** The field of a path, or the nearest part around it that has one. */
const fieldOf = (path: Finding['path']): HTMLElement | null => {
  for (let length = path.length; length > 0; length--) {
    const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path.slice(0, length).join('.'))}"]`);
    if (field !== null) return field;
  }
  return null;
};

/** Once the panel is there the field is in sight and has the focus. */
const useFieldShown = (found: Finding | null, tab: Tab): void => {
  useEffect(() => {
    if (found === null || tab !== tabOf(found)) return;
    const field = fieldOf(found.path);
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [found, tab]);
};

const Drawing = ({ record }: { record: MissionRecord }) => {
  const words = useEditorWords();
  const { language } = useWords();
  const editor = useEditor(record);
  const measuring = useMeasurement(editor);
  const [tab, setTab] = useState<Tab>('draw');
  const [found, setFound] = useState<Finding | null>(null);
  useKeys(editor);
  useFieldShown(found, tab);
  const { draft, findings } = editor;
  const count = (severity: Finding['severity']): number =>
    (findings ?? []).filter((each) => each.severity === severity).length;
  const show = useCallback((finding: Finding): void => {
    setFound({ ...finding });
    setTab(tabOf(finding));
  }, []);
  const said = inLanguage(draft.words, language);
  return (
    <Page
      title={said.title === '' ? words.untitled : said.title}
      className={`editor on-${tab}`}
      aside={<a href={formatRoute('missions')}>{words.toShelf}</a>}
    >
      <div className="ed-frame">
        <Bar editor={editor} onShow={show} />
        <Palette editor={editor} />
        <Boards editor={editor} found={found} measuring={measuring} />
        <nav className="ed-tabs" aria-label={words.title}>
          {TABS.map((id) => (
            <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
              {words.tabs[id]}
              {id === 'check' && findings !== null ? (
                <span className={count('error') > 0 ? 'ed-count bad' : 'ed-count'}>
                  {words.check.summary(count('error'), count('warning'))}
                </span>
              ) : null}
              {id === 'measure' && measuring.isRunning ? (
                <span className="ed-count">{words.measure.progress(measuring.played.length, measuring.games)}</span>
              ) : null}
            </button>
          ))}
        </nav>
        <section className="ed-panel" aria-label={words.tabs[tab]}>
          {tab === 'mission' ? <WordsPanel editor={editor} /> : null}
          {tab === 'marines' ? <MarinesPanel editor={editor} /> : null}
          {tab === 'aliens' ? <AliensPanel editor={editor} onAims={() => setTab('aims')} /> : null}
          {tab === 'aims' ? <AimsPanel editor={editor} /> : null}
          {tab === 'rules' ? <RulesPanel editor={editor} /> : null}
          {tab === 'text' ? <TextPanel editor={editor} /> : null}
          {tab === 'check' || tab === 'draw' ? <CheckPanel findings={findings} onShow={show} /> : null}
          {tab === 'measure' ? <MeasurePanel editor={editor} measuring={measuring} /> : null}
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
