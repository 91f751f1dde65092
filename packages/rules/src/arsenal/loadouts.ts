/** A15.1: what a figure carries where the scenario does not say: one choice out of its columns. */
import type { FigureRow } from './rows.ts';

/** Figures whose miniatures show another choice than the first weapon of the list. */
const CHOSEN: Readonly<Record<string, { readonly ranged?: readonly string[]; readonly melee?: readonly string[] }>> = {
  scout: { ranged: ['bolt-pistol', 'bolter'], melee: ['chainsword'] },
  'scout-sergeant': { ranged: ['bolt-pistol', 'shotgun'], melee: ['chainsword'] },
  'devastator-marine': { ranged: ['heavy-bolter', 'bolt-pistol'], melee: [] },
  'devastator-sergeant': { ranged: ['bolt-pistol', 'bolter'], melee: ['chainsword'] },
  'mark-iv-marine': { ranged: ['bolt-pistol', 'bolter'], melee: ['combat-knife'] },
  'mark-iv-sergeant': { ranged: ['bolt-pistol', 'bolter'], melee: ['power-sword'] },
  'mark-iii-marine': { ranged: ['bolt-pistol', 'bolter'] },
  hellblaster: { ranged: ['plasma-rifle', 'bolt-pistol'] },
  'hellblaster-sergeant': { ranged: ['plasma-rifle', 'bolt-pistol'] },
  'heavy-intercessor': { ranged: ['storm-bolter'] },
  'heavy-intercessor-sergeant': { ranged: ['storm-bolter'] },
  'sternguard-veteran': { ranged: ['bolt-pistol', 'bolter'] },
  'sternguard-sergeant': { ranged: ['bolt-pistol', 'bolter'], melee: ['power-sword'] },
  aggressor: { ranged: ['boltstorm-pair', 'frag-launcher'] },
  'tartaros-sergeant': { ranged: ['storm-bolter', 'frag-launcher'], melee: ['power-sword'] },
  'cataphractii-terminator': { ranged: ['storm-bolter'] },
  'cataphractii-sergeant': { ranged: ['storm-bolter', 'frag-launcher'], melee: ['power-sword'] },
  'allarus-custodian': { ranged: ['balistus-launcher'], melee: ['guardian-spear', 'misericordia'] },
};

const MOST_WITHOUT_CHOICE = 2;

const firstOf = (list: readonly string[]): readonly string[] =>
  list.length <= MOST_WITHOUT_CHOICE ? list : list.slice(0, 1);

/** The cloak of a scout comes with the sniper rifle. */
const NEEDS_RIFLE = ['scout', 'scout-sergeant'];

export const loadoutOf = (id: string, figure: FigureRow): readonly string[] => {
  const chosen = CHOSEN[id];
  const ranged = chosen?.ranged ?? firstOf(figure.ranged);
  const melee = chosen?.melee ?? firstOf(figure.melee);
  const gear = NEEDS_RIFLE.includes(id) ? figure.gear.filter((item) => item !== 'camo-cloak') : figure.gear;
  return [...ranged, ...melee, ...figure.grenades, ...gear];
};
