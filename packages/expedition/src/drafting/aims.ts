/** Objectives and special rules out of the closed list, each as it is when it is first added, with the rules it cannot do without. */
import { HEAVY_ENEMIES, isWall, levelsOf, sectionName } from '@sensorium/content';
import type { Draft } from './draft.ts';
import type { Change, Edit } from './edits.ts';
import { addScenarioAim } from './scenarioAim.ts';

export type Objective = Draft['objectives'][number];
export type Special = Draft['special'][number];

/** A scenario of D20 brings more with it (`scenarioAim.ts`). */
type PlainObjective = Exclude<Objective['is'], 'scenario'>;
export type AddedObjective = Objective['is'];

const firstSection = (draft: Draft): string => {
  const [level, drawing] = [...levelsOf(draft).entries()].find(([, { floor }]) =>
    floor.some((row) => /[^# ]/.test(row)),
  ) ?? [0, undefined];
  const letter = Array.from(drawing?.sections.join('') ?? '').find((character) => !isWall(character));
  return sectionName(letter ?? 'a', level);
};

const firstMark = (draft: Draft): string => draft.deployment.find(({ on }) => on !== 'any')?.on ?? '1';
const firstArea = (draft: Draft): string => draft.entries[0]?.id ?? 'E1';
const marinesIn = (draft: Draft): number => draft.force.reduce((sum, { pieces }) => sum + pieces.length, 0);

const OBJECTIVES: {
  readonly [Is in PlainObjective]: (draft: Draft) => Omit<Extract<Objective, { readonly is: Is }>, 'is'>;
} = {
  kill: () => ({ count: 12 }),
  escape: (draft) => ({ count: Math.max(1, Math.floor(marinesIn(draft) / 2)) }),
  occupy: () => ({ on: 'T', count: 1 }),
  'burn-targets': (draft) => ({ sections: [firstSection(draft)] }),
  'cover-entries': () => ({}),
  'rescue-cat': () => ({}),
  'hold-ducts': () => ({ turn: 12 }),
  'bring-out': (draft) => ({ unit: draft.force[0]?.pieces[0]?.is ?? 'sergeant' }),
  secure: () => ({ count: 1 }),
  'turn-limit': () => ({ turn: 12, winner: 'aliens' }),
  'all-dead': () => ({}),
};
export const OBJECTIVE_IDS: readonly AddedObjective[] = [...(Object.keys(OBJECTIVES) as PlainObjective[]), 'scenario'];

const SPECIAL: {
  readonly [Is in Special['is']]: (draft: Draft) => Omit<Extract<Special, { readonly is: Is }>, 'is'>;
} = {
  waves: () => ({ turns: [0, 1, 1, 2] }),
  'one-per-section': () => ({}),
  'no-lurking': () => ({}),
  'no-flamer': (draft) => ({ sections: [firstSection(draft)] }),
  'flamer-markers': () => ({ count: 6 }),
  ducts: () => ({}),
  cat: (draft) => ({ start: firstMark(draft) }),
  'ambush-allowance': () => ({ count: 4 }),
  'secure-areas': (draft) => ({ areas: [firstArea(draft)] }),
  'heavy-enemy': () => ({ unit: HEAVY_ENEMIES[0] }),
};
export const SPECIAL_IDS = Object.keys(SPECIAL) as readonly Special['is'][];

/** What a rule of the list is nothing without. */
interface Needs {
  readonly modules?: readonly string[];
  readonly options?: Draft['options'];
  readonly special?: Special['is'];
}
const NEEDS: { readonly [Is in PlainObjective | Special['is']]?: Needs } = {
  'rescue-cat': { special: 'cat' },
  'hold-ducts': { special: 'ducts' },
  secure: { modules: ['deathwing'], options: { secure: 'on' } },
  'secure-areas': { modules: ['deathwing'] },
  'ambush-allowance': { modules: ['deathwing'], options: { ambush: 'on' } },
  'heavy-enemy': { modules: ['deathwing', 'arsenal'] },
};

const specialOf = (draft: Draft, is: Special['is']): Special => ({ is, ...SPECIAL[is](draft) }) as Special;

const withNeeds = (draft: Draft, is: PlainObjective | Special['is'], special: readonly Special[]): Change[] => {
  const { modules = [], options = {}, special: needed } = NEEDS[is] ?? {};
  const missing = modules.filter((module) => !draft.modules.includes(module));
  const whole =
    needed === undefined || special.some((rule) => rule.is === needed)
      ? special
      : [...special, specialOf(draft, needed)];
  return [
    ...(missing.length === 0
      ? []
      : [{ at: 'field', field: 'modules', value: [...draft.modules, ...missing] } as const]),
    ...(Object.keys(options).length === 0
      ? []
      : [{ at: 'field', field: 'options', value: { ...draft.options, ...options } } as const]),
    ...(whole === draft.special ? [] : [{ at: 'field', field: 'special', value: whole } as const]),
  ];
};

export const addObjective = (draft: Draft, is: AddedObjective): Edit =>
  is === 'scenario'
    ? addScenarioAim(draft)
    : {
        name: 'field',
        changes: [
          {
            at: 'field',
            field: 'objectives',
            value: [...draft.objectives, { is, ...OBJECTIVES[is](draft) } as Objective],
          },
          ...withNeeds(draft, is, draft.special),
        ],
      };

export const addSpecial = (draft: Draft, is: Special['is']): Edit => ({
  name: 'field',
  changes: withNeeds(draft, is, [...draft.special, specialOf(draft, is)]),
});
