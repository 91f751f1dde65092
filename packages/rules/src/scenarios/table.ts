/** D19.2, D20: the six scenarios of the generator. */

/** In the order of the SCENARIO TABLE: a die of 1 is the first. */
export const SCENARIO_IDS = [
  'scn-recon',
  'scn-establish',
  'scn-defend',
  'scn-raid',
  'scn-escape',
  'scn-destroy',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** A row of the SCENARIO SUMMARY, with the numbers of its rules. */
export interface ScenarioRow {
  /** D13.1, D14.1, D1.1: the rule options its games are played with. */
  readonly options: Readonly<Record<'secure' | 'teleport' | 'ambush', 'on' | 'off'>>;
  readonly needsControlRoom: boolean;
  /** D19.21. */
  readonly stalemate: 'marines' | 'aliens' | 'draw';
  /** D20.7: marines deploy on any squares of the board. */
  readonly deploysAnywhere: boolean;
  /** D20.9: blips besides those of the GENESTEALER FORCE TABLE. */
  readonly extraBlips: number;
  /** D20.13: whatever the table says. */
  readonly mostPerTurn: number | null;
}

const row = (
  [secure, teleport, ambush]: readonly ['on' | 'off', 'on' | 'off', 'on' | 'off'],
  stalemate: ScenarioRow['stalemate'],
  more: Partial<ScenarioRow> = {},
): ScenarioRow => ({
  options: { secure, teleport, ambush },
  needsControlRoom: false,
  stalemate,
  deploysAnywhere: false,
  extraBlips: 0,
  mostPerTurn: null,
  ...more,
});

export const SCENARIOS: Readonly<Record<ScenarioId, ScenarioRow>> = {
  'scn-recon': row(['off', 'on', 'on'], 'draw'),
  'scn-establish': row(['on', 'off', 'on'], 'aliens'),
  'scn-defend': row(['off', 'off', 'off'], 'marines', { deploysAnywhere: true, extraBlips: 10 }),
  'scn-raid': row(['on', 'off', 'on'], 'aliens', { needsControlRoom: true }),
  'scn-escape': row(['on', 'on', 'on'], 'aliens', { needsControlRoom: true, mostPerTurn: 1 }),
  'scn-destroy': row(['on', 'off', 'on'], 'draw'),
};
