/** S6.8: squares the automata are told about, set and taken back. */
import { drawingOf, isFloor } from '../board.ts';
import { isAt, placeOn } from '../draft.ts';
import type { Tool } from './tool.ts';

export const goal: Tool = {
  name: 'goal',
  isStamp: false,
  changes: (draft, { level, goal: which }, { to }) => {
    if (!isFloor(drawingOf(draft, level), to.cell)) return [];
    const squares = draft.automaton[which];
    const kept = squares.filter((place) => typeof place === 'string' || !isAt(place, level, to.cell));
    const value = kept.length < squares.length ? kept : [...kept, placeOn(level, to.cell)];
    return [{ at: 'field', field: 'automaton', value: { ...draft.automaton, [which]: value } }];
  },
};
