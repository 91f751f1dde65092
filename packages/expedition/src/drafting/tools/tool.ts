/** What every tool is: a small machine that hears where the pointer is and says what it would change. */
import type { FacingName } from '@sensorium/engine';
import type { QuarterTurns } from '@sensorium/content';
import type { Cell, Draft } from '../draft.ts';
import type { Change, Edit, EditName } from '../edits.ts';
import type { Region } from '../region.ts';

export type AlienKind = Draft['aliens'][number]['is'];

/** What the piece tool puts down. */
export type PieceChoice =
  | { readonly side: 'aliens'; readonly is: AlienKind; readonly value: 1 | 2 | 3; readonly real: boolean }
  | { readonly side: 'marines'; readonly squad: number; readonly member: number }
  | { readonly side: 'nobody' };

/** What is chosen for all tools together. */
export interface Brush {
  readonly level: number;
  /** A character of the floor plan that stands for terrain. */
  readonly terrain: string;
  readonly mark: string;
  /** A shape of the box. */
  readonly shape: string;
  /** 1 to 10. */
  readonly tile: number;
  readonly turns: QuarterTurns;
  readonly isMirrored: boolean;
  /** The id of an entry area; empty for a new one each time. */
  readonly area: string;
  readonly piece: PieceChoice;
  readonly goal: 'objectiveSquares' | 'alienGoalSquares';
  /** What was copied last. */
  readonly region: Region | null;
}

export const FIRST_BRUSH: Brush = {
  level: 0,
  terrain: '%',
  mark: '1',
  shape: 'corridor-3',
  tile: 1,
  turns: 0,
  isMirrored: false,
  area: '',
  piece: { side: 'aliens', is: 'genestealer', value: 1, real: true },
  goal: 'objectiveSquares',
  region: null,
};

/** A square, and the side of it the pointer is nearest to. */
export interface Aim {
  readonly cell: Cell;
  readonly side: FacingName;
}

/** From where it was pressed to where it is, by way of every square between. */
export interface Stroke {
  readonly from: Aim;
  readonly path: readonly Cell[];
  readonly to: Aim;
}

export interface Tool {
  readonly name: EditName;
  /** Whether it shows what it would do before it is pressed, and does it at the press. */
  readonly isStamp: boolean;
  readonly changes: (draft: Draft, brush: Brush, stroke: Stroke) => readonly Change[];
}

export type ToolState =
  | { readonly is: 'idle'; readonly over: Aim | null }
  | { readonly is: 'drawing'; readonly stroke: Stroke };

export type Pointer =
  | { readonly is: 'over'; readonly aim: Aim }
  | { readonly is: 'press'; readonly aim: Aim }
  | { readonly is: 'release' }
  | { readonly is: 'cancel' }
  | { readonly is: 'leave' };

export const IDLE: ToolState = { is: 'idle', over: null };

/** Every square between two, the first left out: a fast hand leaves none. */
export const between = ([ax, ay]: Cell, [bx, by]: Cell): Cell[] => {
  const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay));
  return Array.from({ length: steps }, (_, index): Cell => {
    const part = (index + 1) / steps;
    return [Math.round(ax + (bx - ax) * part), Math.round(ay + (by - ay) * part)];
  });
};

const longer = (stroke: Stroke, aim: Aim): Stroke => ({
  from: stroke.from,
  path: [...stroke.path, ...between(stroke.to.cell, aim.cell)],
  to: aim,
});

/** What follows what a hand does; `isDone` where the stroke is to be carried out. */
export const heard = (
  state: ToolState,
  pointer: Pointer,
): { readonly state: ToolState; readonly done: Stroke | null } => {
  switch (pointer.is) {
    case 'over':
      return state.is === 'drawing'
        ? { state: { is: 'drawing', stroke: longer(state.stroke, pointer.aim) }, done: null }
        : { state: { is: 'idle', over: pointer.aim }, done: null };
    case 'press':
      return {
        state: { is: 'drawing', stroke: { from: pointer.aim, path: [pointer.aim.cell], to: pointer.aim } },
        done: null,
      };
    case 'release':
      return state.is === 'drawing'
        ? { state: { is: 'idle', over: state.stroke.to }, done: state.stroke }
        : { state, done: null };
    case 'cancel':
      return { state: { is: 'idle', over: state.is === 'drawing' ? state.stroke.to : state.over }, done: null };
    case 'leave':
      return { state: state.is === 'drawing' ? state : IDLE, done: null };
    default:
      return pointer satisfies never;
  }
};

/** The edit of a stroke; null where it changes nothing. */
export const editOf = (tool: Tool, draft: Draft, brush: Brush, stroke: Stroke): Edit | null => {
  const changes = tool.changes(draft, brush, stroke);
  return changes.length === 0 ? null : { name: tool.name, changes };
};

/** What the tool would do now, to be shown before it is done. */
export const previewOf = (tool: Tool, draft: Draft, brush: Brush, state: ToolState): Edit | null => {
  if (state.is === 'drawing') return editOf(tool, draft, brush, state.stroke);
  const { over } = state;
  return tool.isStamp && over !== null ? editOf(tool, draft, brush, { from: over, path: [over.cell], to: over }) : null;
};
