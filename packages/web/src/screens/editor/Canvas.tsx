/** A level to draw on, by mouse, finger or keys. The tools decide; here is only where the hand is. */
import { FEATURES, isWall, type Finding, type LevelDrawing } from '@sensorium/content';
import { termsFor } from '@sensorium/content/words';
import {
  IDLE,
  TOOLS,
  characterAt,
  drawingOf,
  editOf,
  heard,
  letterAt,
  markedBy,
  previewOf,
  type Aim,
  type Cell,
  type Edit,
  type Pointer,
  type ToolState,
} from '@sensorium/expedition/drafting';
import type { FacingName } from '@sensorium/engine';
import { memo, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { useWords } from '../../words/words.ts';
import { BoardLayers } from './BoardLayers.tsx';
import { useEditorWords } from './editorWords.ts';
import { tellFinding } from './findings.ts';
import type { HeatSquare } from './heat.ts';
import { MARGIN, arrowAt, extentOf, squaresPath } from './layers.ts';
import type { Editor } from './useEditor.ts';

interface CanvasProps {
  readonly editor: Editor;
  readonly level: number;
  readonly scale: number;
  readonly onScale: (factor: number) => void;
  readonly found: Finding | null;
  readonly heat: readonly HeatSquare[];
}

/** Squares that would look otherwise: a section that only gets another letter is no news. */
const previewCells = (edit: Edit | null, drawing: LevelDrawing): Cell[] =>
  (edit?.changes ?? []).flatMap((change): Cell[] => {
    if (change.at !== 'squares') return [];
    return change.squares
      .filter(([x, y, floor]) => characterAt(drawing, [x, y]) !== floor)
      .map(([x, y]): Cell => [x, y]);
  });

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
/** A press and a release at once: nothing is drawn from one place to another. */
const CLICKED = ['door', 'entry', 'exit', 'piece', 'goal', 'section', 'geotile', 'paste'];

const aimAt = (svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }, scale: number): Aim => {
  const { left, top } = svg.getBoundingClientRect();
  const x = (clientX - left) / scale - MARGIN;
  const y = (clientY - top) / scale - MARGIN;
  const [fx, fy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
  const across = fx < 0 ? 'W' : 'E';
  const along = fy < 0 ? 'N' : 'S';
  return { cell: [Math.floor(x), Math.floor(y)], side: Math.abs(fx) > Math.abs(fy) ? across : along };
};

const isSameAim = (a: Aim, b: Aim | null): boolean =>
  b !== null && a.cell[0] === b.cell[0] && a.cell[1] === b.cell[1] && a.side === b.side;

/** What a side of a square is beside: where a click of the tool is for. */
const SIDED = ['entry', 'exit'];

const SIDE_OF: Readonly<Record<string, FacingName>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

/** What the check finds on this level, each on its square. */
const Findings = memo(({ findings, level }: { findings: Editor['findings']; level: number }) => {
  const { language } = useWords();
  const words = useEditorWords();
  const flags = (findings ?? [])
    .filter(({ at }) => at !== undefined && (at[2] ?? 0) === level)
    .map((finding) => (
      <g key={`${finding.path.join('.')} ${finding.message}`} className={`ed-flag ${finding.severity}`}>
        <title>{tellFinding(words, language, finding)}</title>
        <rect x={finding.at![0] + 0.04} y={finding.at![1] + 0.04} width={0.92} height={0.92} />
        <text x={finding.at![0] + 0.84} y={finding.at![1] + 0.4}>
          !
        </text>
      </g>
    ));
  return <>{flags}</>;
});

/** A finding that is shown is brought into the middle of the paper. */
const useShown = (
  svg: { readonly current: SVGSVGElement | null },
  found: Finding | null,
  level: number,
  scale: number,
): void => {
  const latest = useRef(scale);
  latest.current = scale;
  useEffect(() => {
    const paper = svg.current?.closest('.ed-boards');
    if (found?.at === undefined || (found.at[2] ?? 0) !== level || !paper || svg.current === null) return;
    const board = svg.current.getBoundingClientRect();
    const frame = paper.getBoundingClientRect();
    const at = (cell: number): number => (cell + MARGIN + 0.5) * latest.current;
    paper.scrollBy(
      board.left - frame.left + at(found.at[0]) - frame.width / 2,
      board.top - frame.top + at(found.at[1]) - frame.height / 2,
    );
  }, [svg, found, level]);
};

export const Canvas = ({ editor, level, scale, onScale, found, heat }: CanvasProps) => {
  const words = useEditorWords();
  const { language } = useWords();
  const { draft, tool, brush, marked, act } = editor;
  const [state, setState] = useState<ToolState>(IDLE);
  const [cursor, setCursor] = useState<Cell | null>(null);
  const [side, setSide] = useState<FacingName>('N');
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const svg = useRef<SVGSVGElement>(null);
  const drawing = drawingOf(draft, level)!;
  const own = useMemo(() => ({ ...brush, level }), [brush, level]);
  const { width, height } = extentOf(draft);
  const hear = (pointer: Pointer, from: ToolState = state): ToolState => {
    const next = heard(from, pointer);
    setState(next.state);
    if (next.done !== null) {
      if (tool === 'select') act({ do: 'mark', marked: { level, box: markedBy(next.done) } });
      else {
        const edit = editOf(TOOLS[tool], draft, own, next.done);
        if (edit !== null) act({ do: 'edit', edit });
      }
    }
    return next.state;
  };
  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || svg.current === null) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size > 1) {
      hear({ is: 'cancel' });
      return;
    }
    svg.current.setPointerCapture(event.pointerId);
    setCursor(null);
    hear({ is: 'press', aim: aimAt(svg.current, event, scale) });
  };
  /** Two fingers move the paper and make it larger. */
  const pinch = (event: PointerEvent): void => {
    const before = [...fingers.current.values()];
    const last = fingers.current.get(event.pointerId)!;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.current.values()];
    const apart = ([a, b]: readonly { x: number; y: number }[]): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);
    svg.current?.closest('.ed-boards')?.scrollBy(last.x - event.clientX, last.y - event.clientY);
    onScale(apart(after) / Math.max(1, apart(before)));
  };
  const over = (event: PointerEvent): void => {
    if (svg.current === null) return;
    if (fingers.current.size > 1 && fingers.current.has(event.pointerId)) return pinch(event);
    const aim = aimAt(svg.current, event, scale);
    // Within a square nothing changes, and a hand moves a hundred times a second.
    if (!isSameAim(aim, state.is === 'idle' ? state.over : state.stroke.to)) hear({ is: 'over', aim });
  };
  const release = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    hear({ is: 'release' });
  };
  const key = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    const here = cursor ?? [0, 0];
    const aim = (cell: Cell): Aim => ({ cell, side });
    if (step !== undefined && event.shiftKey) {
      setSide(SIDE_OF[event.key]!);
      setCursor(here);
    } else if (step !== undefined && event.altKey) {
      act({ do: 'move', dx: step[0], dy: step[1] });
    } else if (step !== undefined && !event.ctrlKey && !event.metaKey) {
      const next: Cell = [
        Math.min(width - 1, Math.max(-MARGIN, here[0] + step[0])),
        Math.min(height - 1, Math.max(-MARGIN, here[1] + step[1])),
      ];
      setCursor(next);
      hear({ is: 'over', aim: aim(next) });
    } else if (event.key === 'Home') {
      setCursor([0, 0]);
      hear({ is: 'over', aim: aim([0, 0]) });
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCursor(here);
      if (state.is === 'drawing') hear({ is: 'release' });
      else {
        const pressed = hear({ is: 'press', aim: aim(here) });
        if (CLICKED.includes(tool)) hear({ is: 'release' }, pressed);
      }
    } else if (event.key === 'Escape') hear({ is: 'cancel' });
    else return;
    event.preventDefault();
  };
  useShown(svg, found, level, scale);
  const preview = useMemo(() => previewOf(TOOLS[tool], draft, own, state), [tool, draft, own, state]);
  const marking = tool === 'select' && state.is === 'drawing' ? markedBy(state.stroke) : null;
  const box = marking ?? (marked?.level === level ? marked.box : null);
  const spoken = cursor ?? (state.is === 'idle' ? (state.over?.cell ?? null) : state.stroke.to.cell);
  const told = (): string => {
    if (spoken === null) return '';
    const character = characterAt(drawing, spoken);
    if (isWall(character)) return words.at(...spoken, words.wall);
    const terrain: Readonly<Record<string, string>> = termsFor(language).terrain;
    const feature = FEATURES[character];
    const what = terrain[feature ?? 'floor'] ?? character;
    const mark = feature === undefined && character !== '.' ? ` ${character}` : '';
    return words.at(...spoken, `${what}${mark}, ${words.inSection(letterAt(drawing, spoken))}`);
  };
  return (
    <div className="ed-board">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is drawn on */}
      <svg
        ref={svg}
        // Drawn on by keys; in small letters, because on a drawing an attribute is spelt as it is written.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabindex={0}
        role="application"
        aria-label={`${draft.board.above.length === 0 ? words.board : words.boardOf(level + 1)}. ${words.boardKeys}`}
        width={(width + MARGIN) * scale}
        height={(height + MARGIN) * scale}
        viewBox={`${-MARGIN} ${-MARGIN} ${width + MARGIN} ${height + MARGIN}`}
        onPointerDown={press}
        onPointerMove={over}
        onPointerUp={release}
        onPointerCancel={(event) => {
          fingers.current.delete(event.pointerId);
          hear({ is: 'cancel' });
        }}
        onPointerLeave={() => hear({ is: 'leave' })}
        onKeyDown={key}
      >
        <defs>
          <pattern id={`ed-grid-${level}`} width={1} height={1} patternUnits="userSpaceOnUse">
            <path className="ed-grid" d="M0 1V0H1" />
          </pattern>
        </defs>
        <rect x={-MARGIN} y={-MARGIN} width={width + MARGIN} height={height + MARGIN} fill={`url(#ed-grid-${level})`} />
        <BoardLayers draft={draft} drawing={drawing} level={level} />
        {heat.map(({ x, y, deaths, share }) => (
          <g key={`${x},${y}`} className="ed-heat">
            <rect x={x} y={y} width={1} height={1} fill-opacity={0.2 + 0.7 * share} />
            <text x={x + 0.5} y={y + 0.68}>
              {deaths}
            </text>
          </g>
        ))}
        <Findings findings={editor.findings} level={level} />
        {found?.at !== undefined && (found.at[2] ?? 0) === level ? (
          <rect className={`ed-found ${found.severity}`} x={found.at[0]} y={found.at[1]} width={1} height={1} />
        ) : null}
        {preview === null ? null : (
          <path
            className={tool === 'erase' ? 'ed-preview erase' : 'ed-preview'}
            d={squaresPath(previewCells(preview, drawing))}
          />
        )}
        {box === null ? null : <rect className="ed-box" {...box} />}
        {spoken === null ? null : <rect className="ed-cursor" x={spoken[0]} y={spoken[1]} width={1} height={1} />}
        {cursor === null || !SIDED.includes(tool) ? null : (
          <path className="ed-side" d={arrowAt(cursor, side, tool === 'exit')} />
        )}
      </svg>
      <output className="ed-told">{told()}</output>
    </div>
  );
};
