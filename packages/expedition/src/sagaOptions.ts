/** D1.1, S6.11: rule options that hold in every game of a campaign or of the solo mission. */
import type { Mission } from '@sensorium/content';
import type { OptionRow, RecordReader } from '@sensorium/engine';
import { choicesOf, isChoice, publicOptions, type PublicOption } from '@sensorium/rules';

export type SagaOptions = Readonly<Record<string, string | number>>;

/** What its games are, as far as options go. */
export type SagaRules = Pick<Mission, 'modules' | 'options' | 'forbids'>;

/** D20: each scenario says whether there are ambush blips. */
export const CAMPAIGN_RULES: SagaRules = {
  modules: ['core', 'missions', 'deathwing', 'scenarios'],
  options: {},
  forbids: ['ambush'],
};

/** D22.13: its table says when there are ambush blips; D1.1, S6.2: no clock. */
export const STAND_RULES: SagaRules = {
  modules: ['core', 'missions', 'deathwing', 'deathwing-solo'],
  options: { secure: 'on', timer: 'off' },
  forbids: ['ambush', 'timer'],
};

/** D16.20: the force, which is bought, settles it. */
const SETTLED: PublicOption = 'forceList';

/** What may be chosen; `modules` are those of the players. */
export const sagaOptions = (
  { modules, forbids }: SagaRules,
  more: readonly string[] = [],
): ReadonlyMap<string, OptionRow> =>
  new Map(
    [...publicOptions([...modules, ...more])].filter(
      ([id]) => id !== SETTLED && !forbids.some((forbidden) => forbidden === id),
    ),
  );

/** What was chosen of them. */
export const chosenOf = (rows: ReadonlyMap<string, OptionRow>, chosen: SagaOptions = {}): SagaOptions =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => rows.has(id)));

/** Out of a file: refused with what is expected where it could not be chosen. */
export const readSagaOptions = (
  field: RecordReader,
  rows: ReadonlyMap<string, OptionRow>,
): { readonly options?: SagaOptions } => {
  if (!field.isGiven) return {};
  const options: Record<string, string | number> = {};
  for (const id of field.keys()) {
    const row = rows.get(id);
    const { value } = field.at(id);
    if (row === undefined) return field.at(id).fail(`no such option; there are ${[...rows.keys()].join(', ')} (D1.1)`);
    if ((typeof value !== 'string' && typeof value !== 'number') || !isChoice(row, value))
      return field.at(id).fail(`one of ${choicesOf(row, (from, to) => `${from} to ${to}`)} (D1.1)`);
    options[id] = value;
  }
  return { options };
};
