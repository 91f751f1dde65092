/** The state of the editor: the drawing with its steps, the tool in hand, what is marked; kept on the shelf as one draws. */
import type { Finding } from '@sensorium/content';
import {
  FIRST_BRUSH,
  beginHistory,
  copied,
  cutOut,
  hasFloorIn,
  mirrored,
  mirroredRegion,
  moved,
  redone,
  rotated,
  turnedRegion,
  undone,
  withEdit,
  type Box,
  type Brush,
  type Draft,
  type Edit,
  type History,
  type ToolId,
} from '@sensorium/expedition/drafting';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/compat';
import { shelf, type MissionRecord } from '../../storage/missions.ts';
import { useWords } from '../../words/words.ts';
import { ask } from '../../workshop/workshop.ts';
import { atHome } from './findings.ts';

interface Marked {
  readonly level: number;
  readonly box: Box;
}

interface EditorState {
  readonly history: History;
  readonly tool: ToolId;
  readonly brush: Brush;
  readonly marked: Marked | null;
}

type Action =
  | { readonly do: 'edit'; readonly edit: Edit }
  | { readonly do: 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'mirror' | 'turn' | 'erase' }
  | { readonly do: 'tool'; readonly tool: ToolId }
  | { readonly do: 'brush'; readonly brush: Partial<Brush> }
  | { readonly do: 'mark'; readonly marked: Marked | null }
  | { readonly do: 'move'; readonly dx: number; readonly dy: number };

const edited = (state: EditorState, edit: Edit): EditorState =>
  edit.changes.length === 0 ? state : { ...state, history: withEdit(state.history, edit) };

/** What is marked, where there is floor in it. */
const markedPart = ({ marked, history }: EditorState): Marked | null =>
  marked !== null && hasFloorIn(history.present, marked.level, marked.box) ? marked : null;

const onMarked = (state: EditorState, make: (draft: Draft, level: number, box: Box) => Edit): EditorState => {
  const part = markedPart(state);
  return part === null ? state : edited(state, make(state.history.present, part.level, part.box));
};

const withCopy = (state: EditorState): EditorState => {
  const part = markedPart(state);
  if (part === null) return state;
  return { ...state, brush: { ...state.brush, region: copied(state.history.present, part.level, part.box) } };
};

/** What is held is turned; nothing held, what is marked. */
const turned = (state: EditorState): EditorState => {
  const { tool, brush, marked } = state;
  if (tool === 'paste' && brush.region !== null)
    return { ...state, brush: { ...brush, region: turnedRegion(brush.region) } };
  if (tool !== 'select') return { ...state, brush: { ...brush, turns: ((brush.turns + 1) % 4) as Brush['turns'] } };
  const next = onMarked(state, rotated);
  if (next === state || marked === null) return state;
  const { x, y, width, height } = marked.box;
  return { ...next, marked: { ...marked, box: { x, y, width: height, height: width } } };
};

const flipped = (state: EditorState): EditorState => {
  const { tool, brush } = state;
  if (tool === 'paste' && brush.region !== null)
    return { ...state, brush: { ...brush, region: mirroredRegion(brush.region) } };
  return tool === 'select'
    ? onMarked(state, mirrored)
    : { ...state, brush: { ...brush, isMirrored: !brush.isMirrored } };
};

const stepped = (state: EditorState, dx: number, dy: number): EditorState => {
  const next = onMarked(state, (draft, level, box) => moved(draft, level, box, dx, dy));
  if (next === state || state.marked === null) return state;
  const { level, box } = state.marked;
  return { ...next, marked: { level, box: { ...box, x: Math.max(0, box.x + dx), y: Math.max(0, box.y + dy) } } };
};

const reduced = (state: EditorState, action: Action): EditorState => {
  switch (action.do) {
    case 'edit':
      return edited(state, action.edit);
    case 'undo':
      return { ...state, history: undone(state.history) };
    case 'redo':
      return { ...state, history: redone(state.history) };
    case 'tool':
      return { ...state, tool: action.tool, marked: action.tool === 'select' ? state.marked : null };
    case 'brush':
      return { ...state, brush: { ...state.brush, ...action.brush } };
    case 'mark':
      return { ...state, marked: action.marked };
    case 'copy':
      return withCopy(state);
    case 'cut':
      return onMarked(withCopy(state), cutOut);
    case 'erase':
      return onMarked(state, cutOut);
    case 'paste':
      return state.brush.region === null ? state : { ...state, tool: 'paste', marked: null };
    case 'mirror':
      return flipped(state);
    case 'turn':
      return turned(state);
    case 'move':
      return stepped(state, action.dx, action.dy);
    default:
      return action satisfies never;
  }
};

/** Steps outlive a game that is tried: who comes back can still undo. As long as the page lasts. */
const kept = new Map<string, EditorState>();

const firstState = (record: MissionRecord): EditorState => {
  const before = kept.get(record.id);
  return before?.history.present !== undefined &&
    JSON.stringify(before.history.present) === JSON.stringify(record.draft)
    ? before
    : { history: beginHistory(record.draft), tool: 'corridor', brush: FIRST_BRUSH, marked: null };
};

const SOON = 350;

/** What the check finds, a moment after the last edit; null until the first answer. */
const useFindings = (draft: Draft): readonly Finding[] | null => {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const check = async (): Promise<void> => {
      const found = await ask('check', draft);
      if (!isGone) setFindings(found);
    };
    const timer = setTimeout(() => void check(), SOON / 2);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [draft]);
  return findings;
};

export const hasErrors = (findings: readonly Finding[] | null): boolean =>
  findings === null || findings.some(({ severity }) => severity === 'error');

/** Writes one thing after the other, always the latest. */
const useKeeping = (record: MissionRecord, draft: Draft, isSound: boolean): void => {
  const stored = useRef({ record, draft: record.draft, isSound: record.isSound, writing: Promise.resolve() });
  const latest = useRef({ draft, isSound });
  latest.current = { draft, isSound };
  const keep = useCallback((): void => {
    const at = stored.current;
    if (at.draft === latest.current.draft && at.isSound === latest.current.isSound) return;
    at.draft = latest.current.draft;
    at.isSound = latest.current.isSound;
    const write = async (): Promise<void> => {
      const now = (await shelf.get(record.id)) ?? at.record;
      at.record = await shelf.put({ ...now, draft: at.draft, isSound: at.isSound });
    };
    at.writing = at.writing.then(write).catch(() => undefined);
  }, [record.id]);
  useEffect(() => {
    const timer = setTimeout(keep, SOON);
    return () => clearTimeout(timer);
  }, [draft, isSound, keep]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
};

export interface Editor extends EditorState {
  readonly id: string;
  readonly draft: Draft;
  readonly findings: readonly Finding[] | null;
  readonly act: (action: Action) => void;
  readonly edit: (edit: Edit) => void;
}

export const useEditor = (record: MissionRecord): Editor => {
  const [state, act] = useReducer(reduced, record, firstState);
  const draft = state.history.present;
  const { language } = useWords();
  const checked = useFindings(draft);
  const { words } = draft;
  const findings = useMemo(
    () => checked?.map((finding) => atHome(words, language, finding)) ?? null,
    [checked, words, language],
  );
  useKeeping(record, draft, findings !== null && !hasErrors(findings));
  useEffect(() => {
    kept.set(record.id, state);
  }, [record.id, state]);
  const edit = useCallback((change: Edit) => act({ do: 'edit', edit: change }), []);
  return useMemo(
    () => ({ ...state, id: record.id, draft, findings, act, edit }),
    [state, record.id, draft, findings, edit],
  );
};
