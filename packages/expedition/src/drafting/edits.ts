/** Edits: what a tool or a field wants changed, as plain data. The same edits on the same draft give the same draft. */
import { levelsOf } from '@sensorium/content';
import { movedLevels, withLevels, withSquares, type Painted } from './board.ts';
import { LARGEST, WALL, type Draft } from './draft.ts';
import { withPlacesMoved } from './places.ts';

/** What a step back is called. */
const EDIT_NAMES = [
  'square',
  'corridor',
  'room',
  'erase',
  'section',
  'geotile',
  'door',
  'entry',
  'exit',
  'terrain',
  'zone',
  'border',
  'piece',
  'goal',
  'divide',
  'move',
  'cut',
  'paste',
  'mirror',
  'rotate',
  'level',
  'field',
  'text',
] as const;
export type EditName = (typeof EDIT_NAMES)[number];

type FieldChange = {
  readonly [Field in keyof Draft]: { readonly at: 'field'; readonly field: Field; readonly value: Draft[Field] };
}[keyof Draft];

export type Change =
  | FieldChange
  | { readonly at: 'squares'; readonly level: number; readonly squares: readonly Painted[] }
  /** The whole drawing, and every square that is named, to the right and down. */
  | { readonly at: 'shift'; readonly dx: number; readonly dy: number }
  /** A new level above the others, empty; or one taken away with what stands on it. */
  | { readonly at: 'level-added' }
  | { readonly at: 'level-removed'; readonly level: number }
  /** Another text of the mission, whole. */
  | { readonly at: 'whole'; readonly draft: Draft };

export interface Edit {
  readonly name: EditName;
  readonly changes: readonly Change[];
  /** Edits of one run, such as letters typed into one field, are one step back. */
  readonly run?: string;
}

const withoutLevel = (draft: Draft, gone: number): Draft => {
  const kept = levelsOf(draft).filter((_, level) => level !== gone);
  return withPlacesMoved(withLevels(draft, kept), (at) => {
    const [x, y, level = 0] = at;
    if (level === gone) return null;
    const next = level > gone ? level - 1 : level;
    return next === level ? at : next === 0 ? [x, y] : [x, y, next];
  });
};

const changed = (draft: Draft, change: Change): Draft => {
  switch (change.at) {
    case 'field':
      return { ...draft, [change.field]: change.value };
    case 'squares':
      return withSquares(draft, change.level, change.squares);
    case 'shift':
      return withPlacesMoved(movedLevels(draft, change.dx, change.dy), ([x, y, ...level]) => [
        x + change.dx,
        y + change.dy,
        ...level,
      ]);
    case 'level-added':
      return withLevels(draft, [...levelsOf(draft), { floor: [WALL], sections: [WALL] }]);
    case 'level-removed':
      return withoutLevel(draft, change.level);
    case 'whole':
      return change.draft;
    default:
      return change satisfies never;
  }
};

export const applyEdit = (draft: Draft, { changes }: Edit): Draft => changes.reduce(changed, draft);

/** Squares left of the first column or above the first row move the whole drawing; beyond the largest board there are none. */
export const paint = (level: number, squares: readonly Painted[]): Change[] => {
  const left = Math.min(0, ...squares.map(([x]) => x));
  const top = Math.min(0, ...squares.map(([, y]) => y));
  const shift: Change[] = left < 0 || top < 0 ? [{ at: 'shift', dx: -left, dy: -top }] : [];
  const onBoard = squares
    .map(([x, y, floor, section]): Painted => [x - left, y - top, floor, section])
    .filter(([x, y]) => x < LARGEST && y < LARGEST);
  return [...shift, { at: 'squares', level, squares: onBoard }];
};

export const setField = <Field extends keyof Draft>(field: Field, value: Draft[Field], run?: string): Edit => ({
  name: 'field',
  changes: [{ at: 'field', field, value } as Change],
  ...(run === undefined ? {} : { run }),
});
