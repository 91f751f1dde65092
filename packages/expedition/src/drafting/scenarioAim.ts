/** D19, D20: a scenario of the generator as the aim of a drawn mission, with the corridors, rooms and options it is played with. */
import { isWall, levelsOf } from '@sensorium/content';
import type { Coordinates } from '@sensorium/engine';
import { SCENARIOS } from '@sensorium/rules';
import { placeOn, type Draft } from './draft.ts';
import type { Change, Edit } from './edits.ts';
import type { Box } from './region.ts';

export type ScenarioAim = Extract<Draft['objectives'][number], { readonly is: 'scenario' }>;

const MODULES = ['deathwing', 'scenarios'];

/** The floor squares of a part of a level, in reading order. */
export const squaresIn = (draft: Draft, level: number, { x, y, width, height }: Box): readonly Coordinates[] =>
  (levelsOf(draft)[level]?.floor ?? []).flatMap((row, top) =>
    Array.from(row).flatMap((character, left): Coordinates[] =>
      !isWall(character) && left >= x && left < x + width && top >= y && top < y + height
        ? [placeOn(level, [left, top])]
        : [],
    ),
  );

/** Squares as they are typed, `3,4 3,5` or with the level `3,4,1`; null where a word is none. */
export const squaresFrom = (text: string): readonly Coordinates[] | null => {
  const words = text.split(/[\s;]+/).filter((word) => word !== '');
  if (!words.every((word) => /^\d{1,2},\d{1,2}(,\d)?$/.test(word))) return null;
  return words.map((word) => {
    const [x = 0, y = 0, level = 0] = word.split(',').map(Number);
    return placeOn(level, [x, y]);
  });
};

export const squaresText = (squares: readonly Coordinates[]): string => squares.map((at) => at.join(',')).join(' ');

/** Where marines are deployed so far, or the first floor square of all. */
const firstCorridor = (draft: Draft): readonly Coordinates[] => {
  const all = levelsOf(draft).flatMap(({ floor }, level) =>
    squaresIn(draft, level, { x: 0, y: 0, width: Infinity, height: floor.length }),
  );
  const marks = new Set<string>(draft.deployment.map(({ on }) => on));
  const marked = all.filter(([x, y, level = 0]) => marks.has(levelsOf(draft)[level]!.floor[y]![x]!));
  if (marked.length > 0) return marked;
  return all.length > 0 ? all.slice(0, 1) : [[0, 0]];
};

/** D20: modules and options are those of the scenario. */
const needsOf = (draft: Draft, { id }: ScenarioAim): Change[] => [
  {
    at: 'field',
    field: 'modules',
    value: [...draft.modules, ...MODULES.filter((module) => !draft.modules.includes(module))],
  },
  { at: 'field', field: 'options', value: { ...draft.options, ...SCENARIOS[id].options } },
];

/** Another of the six comes with its own options. */
export const withScenarioAim = (draft: Draft, index: number, aim: ScenarioAim): Edit => {
  const before = draft.objectives[index];
  const isOther = before?.is !== 'scenario' || before.id !== aim.id;
  return {
    name: 'field',
    changes: [
      {
        at: 'field',
        field: 'objectives',
        value: draft.objectives.map((other, at) => (at === index ? aim : other)),
      },
      ...(isOther ? needsOf(draft, aim) : []),
    ],
    ...(isOther ? {} : { run: `objective ${index}` }),
  };
};

export const addScenarioAim = (draft: Draft): Edit => {
  const aim: ScenarioAim = { is: 'scenario', id: 'scn-recon', blips: 24, corridors: [firstCorridor(draft)] };
  return {
    name: 'field',
    changes: [{ at: 'field', field: 'objectives', value: [...draft.objectives, aim] }, ...needsOf(draft, aim)],
  };
};
