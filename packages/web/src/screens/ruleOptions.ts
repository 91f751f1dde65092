/** D1.1, A1.13: rule options that the players fix before a game, as the rules list them for its chapters. */
import type { Mission } from '@sensorium/content';
import type { OptionRow } from '@sensorium/engine';
import { isChoice, publicOptions, usualChoice, type PublicOption } from '@sensorium/rules';

export type Values = Readonly<Record<string, string | number>>;

/** A mission as far as options go. */
export type Optioned = Pick<Mission, 'modules' | 'options' | 'forbids'>;

export interface OpenOption {
  readonly id: PublicOption;
  readonly row: OptionRow;
  /** In force: chosen, else the mission's, else the rule's own. */
  readonly value: string | number;
}

/** D16.20: a bought force settles it. S6.11: asked for beside the automaton. */
const SETTLED: Readonly<Record<'bought' | 'always', readonly PublicOption[]>> = {
  bought: ['forceList'],
  always: ['ties'],
};

/** What the force in place of the mission's own brings with it. */
export interface Brought {
  readonly modules: readonly string[];
  readonly isBought: boolean;
}
export const NOTHING_BROUGHT: Brought = { modules: [], isBought: false };
/** D16. */
export const BOUGHT: Brought = { modules: ['deathwing'], isBought: true };
/** A16. */
export const OF_ARSENAL: Brought = { modules: ['arsenal'], isBought: false };

/** What may be chosen for the mission with that force (M0.8: but for what it forbids). */
export const openOptions = (mission: Optioned, { modules, isBought }: Brought, chosen: Values): OpenOption[] => {
  const settled = [...SETTLED.always, ...(isBought ? SETTLED.bought : []), ...mission.forbids] as readonly string[];
  return [...publicOptions([...mission.modules, ...modules])]
    .filter(([id]) => !settled.includes(id))
    .map(([id, row]) => ({ id, row, value: chosen[id] ?? mission.options[id] ?? usualChoice(row) }));
};

/** What the game is begun with: only what differs from what holds anyway, and nothing the rules do not take. */
export const optionsFor = (mission: Optioned, brought: Brought, chosen: Values): Values =>
  Object.fromEntries(
    openOptions(mission, brought, chosen)
      .filter(({ id, row, value }) => isChoice(row, value) && value !== (mission.options[id] ?? usualChoice(row)))
      .map(({ id, value }) => [id, value]),
  );
