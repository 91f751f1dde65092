/** D1.1: rule options that the players fix before a game of chapter D. */
import type { Mission } from '@sensorium/content';

type Values = Readonly<Record<string, string | number>>;

export const RULE_PICKS = { shield: ['block', 'parry'], ambush: ['off', 'on'], timer: ['on', 'off'] } as const;
export type RulePick = keyof typeof RULE_PICKS;

export const POOL = { id: 'stealerPool', from: 0, to: 999, usual: 20 } as const;

export const hasDeathwing = ({ modules }: Pick<Mission, 'modules'>): boolean => modules.includes('deathwing');

/** M0.8: whether the players may choose it. */
export const isOpen = ({ forbids }: Mission, id: string): boolean => !forbids.some((option) => option === id);

/** The value in force: chosen here, else the mission's, else the rule's own. */
export const valueOf = (mission: Mission, chosen: Values, id: RulePick): string =>
  String(chosen[id] ?? mission.options[id] ?? RULE_PICKS[id][0]);

export const poolOf = (mission: Mission, chosen: Values): number =>
  Number(chosen[POOL.id] ?? mission.options[POOL.id] ?? POOL.usual);

/** What the game is begun with: only what differs from the mission's own, and nothing that is no number of figures. */
export const optionsFor = (mission: Mission, chosen: Values): Values => {
  if (!hasDeathwing(mission)) return {};
  return Object.fromEntries(
    Object.entries(chosen).filter(([id, value]) => {
      if (!isOpen(mission, id) || (id === POOL.id && !isPool(Number(value)))) return false;
      return value !== mission.options[id];
    }),
  );
};

export const isPool = (count: number): boolean => Number.isInteger(count) && count >= POOL.from && count <= POOL.to;
