/** D16.1, A16.2: which marines go into the mission: its own, or a list kept in this browser. */
import type { Mission } from '@sensorium/content';
import type { Language } from '@sensorium/content/words';
import type { Scenario } from '@sensorium/engine';
import { fetched, useFetched } from '../../app/fetched.ts';
import { formatRoute } from '../../app/router.ts';
import { forces } from '../../storage/sagas.ts';
import { useWords } from '../../words/words.ts';
import { missionNamed } from '../gameNames.ts';
import { BID, type Choice } from '../newGameChoice.ts';
import { BOUGHT, NOTHING_BROUGHT, OF_ARSENAL, type Brought } from '../ruleOptions.ts';
import { formatSquadsPlace } from '../squads/places.ts';
import type * as KeptForces from './storedForce.ts';

/** The tables of forces are fetched only where somebody keeps a list. */
const reading = fetched<'none' | 'lists', typeof KeptForces | null>({
  none: () => Promise.resolve(null),
  lists: () => import('./storedForce.ts'),
});

/** D16, A16: which chapter the chosen list brings, and whether it is bought by points. */
export const useBrought = (force: string): Brought => {
  const record = (forces.useAll() ?? []).find(({ id }) => id === force);
  const reader = useFetched(reading, record === undefined ? 'none' : 'lists') ?? null;
  if (force === BID) return BOUGHT;
  if (record === undefined || reader === null) return NOTHING_BROUGHT;
  return reader.isOfArsenal(record) ? OF_ARSENAL : BOUGHT;
};

interface ForceChoiceProps {
  readonly mission: Mission;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

export const ForceChoice = ({ mission, choice, onChange }: ForceChoiceProps) => {
  const { saga, language } = useWords();
  const records = forces.useAll() ?? [];
  const reader = useFetched(reading, records.length === 0 ? 'none' : 'lists') ?? null;
  const lists = reader === null ? [] : records.flatMap((record) => reader.storedForce(record, language) ?? []);
  const chosen = lists.find(({ id }) => id === choice.force);
  const chosenSquads = chosen !== undefined && 'terminators' in chosen.cost ? chosen.id : '';
  const named = missionNamed(choice.mission) === undefined ? '' : choice.mission;
  const why = chosen === undefined || reader === null ? '' : reader.obstacle(mission, chosen, language);
  const costOf = ({ cost }: KeptForces.StoredForce): string =>
    'points' in cost ? saga.forces.cost(cost.points) : saga.forces.worth(cost.terminators);
  return (
    <div className="force-choice">
      <label className="field">
        <span className="label">{saga.forces.inNewGame}</span>
        <select
          value={chosen === undefined && choice.force !== BID ? '' : choice.force}
          onChange={(event) => onChange({ ...choice, force: event.currentTarget.value })}
        >
          <option value="">{saga.forces.own}</option>
          <option value={BID}>{saga.muster.option}</option>
          {lists.map((list) => (
            <option key={list.id} value={list.id}>
              {list.name} ({costOf(list)})
            </option>
          ))}
        </select>
      </label>
      {choice.force === BID ? <p className="soft">{saga.muster.optionNote}</p> : null}
      <p className="force-ways">
        <a
          className="button"
          href={formatRoute('squads', formatSquadsPlace({ list: chosenSquads, mission: named }))}
          title={saga.forces.arsenalNote}
        >
          {chosenSquads === '' ? saga.forces.arsenal : saga.forces.change}
        </a>
        <a href={formatRoute('forces')}>{saga.forces.build}</a>
      </p>
      {why === '' ? null : <p className="note bad">{saga.forces.doesNotFit(why)}</p>}
    </div>
  );
};

/** The scenario of the mission with the chosen force; nothing where the mission's own marines play. */
export const forcedScenario = async (
  mission: Mission,
  { force, clock }: Pick<Choice, 'force' | 'clock'>,
  options: Readonly<Record<string, string | number>>,
  language: Language,
): Promise<{ readonly scenario?: Scenario }> => {
  const record = force === '' || force === BID ? undefined : await forces.get(force);
  const reader = record === undefined ? null : await reading.load('lists');
  const list = record === undefined ? null : (reader?.storedForce(record, language) ?? null);
  return list === null || reader === null ? {} : { scenario: reader.scenarioWith(mission, list, clock, options) };
};
