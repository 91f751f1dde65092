/** Everything of a mission that names a square, gone through at once: moved with the board, or taken away with its square. */
import type { Coordinates } from '@sensorium/engine';
import type { Draft } from './draft.ts';

/** Where a place goes to; null where it is no more. */
type Moving = (at: Coordinates) => Coordinates | null;

const movedAll = <Item extends { readonly at: Coordinates }>(
  items: readonly Item[],
  moving: Moving,
): readonly Item[] => {
  const moved = items.flatMap((item): Item[] => {
    const at = moving(item.at);
    if (at === null) return [];
    return [at === item.at ? item : { ...item, at }];
  });
  return moved.length === items.length && moved.every((item, index) => item === items[index]) ? items : moved;
};

type Goal = Draft['automaton']['objectiveSquares'][number];

const movedGoals = (goals: readonly Goal[], moving: Moving): readonly Goal[] =>
  goals.flatMap((goal): Goal[] => {
    if (typeof goal === 'string') return [goal];
    const at = moving(goal);
    return at === null ? [] : [at];
  });

type Squad = Draft['force'][number];
type Member = Squad['pieces'][number];

/** Who stood on a square that is gone is deployed like the others. */
const movedMember = (member: Member, moving: Moving): Member => {
  if (member.at === undefined) return member;
  const at = moving(member.at);
  if (at !== null) return at === member.at ? member : { ...member, at };
  const { at: _at, faces: _faces, prone: _prone, ...deployed } = member;
  return deployed;
};

const squaresMoved = (squares: readonly Coordinates[], moving: Moving): readonly Coordinates[] =>
  squares.flatMap((at): Coordinates[] => {
    const next = moving(at);
    return next === null ? [] : [next];
  });

const movedObjective = (objective: Draft['objectives'][number], moving: Moving): Draft['objectives'][number] => {
  if (objective.is !== 'scenario') return objective;
  const { corridors, controlRoom } = objective;
  return {
    ...objective,
    corridors: corridors.map((corridor) => squaresMoved(corridor, moving)).filter((corridor) => corridor.length > 0),
    ...(controlRoom === undefined ? {} : { controlRoom: squaresMoved(controlRoom, moving) }),
  };
};

export const withPlacesMoved = (draft: Draft, moving: Moving): Draft => ({
  ...draft,
  entries: movedAll(draft.entries, moving),
  exits: movedAll(draft.exits, moving),
  aliens: movedAll(draft.aliens, moving),
  force: draft.force.map((squad) => ({ ...squad, pieces: squad.pieces.map((member) => movedMember(member, moving)) })),
  objectives: draft.objectives.map((objective) => movedObjective(objective, moving)),
  automaton: {
    ...draft.automaton,
    objectiveSquares: movedGoals(draft.automaton.objectiveSquares, moving),
    alienGoalSquares: movedGoals(draft.automaton.alienGoalSquares, moving),
  },
});
