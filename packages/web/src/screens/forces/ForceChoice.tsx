/** D16.1: which marines go into the mission: its own, or a list kept in this browser. */
import { MissionError, toScenario, type Mission } from '@sensorium/content';
import { MOST_BID, checkForce, forceCost, parseForce, withForce, type ForceList } from '@sensorium/content/forces';
import type { Scenario } from '@sensorium/engine';
import { formatRoute } from '../../app/router.ts';
import { forces, type ForceRecord } from '../../storage/sagas.ts';
import { useWords } from '../../words/words.ts';
import type { Choice } from '../newGameChoice.ts';

const legalList = ({ text }: ForceRecord): ForceList | null => {
  try {
    const list = parseForce(text);
    return checkForce(list, MOST_BID).length === 0 ? list : null;
  } catch {
    return null;
  }
};

/** Why the list cannot go into the mission; nothing if it can. */
const obstacle = (mission: Mission, list: ForceList): string => {
  try {
    withForce(mission, list);
    return '';
  } catch (error) {
    if (error instanceof MissionError) return error.message;
    throw error;
  }
};

interface ForceChoiceProps {
  readonly mission: Mission;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

export const ForceChoice = ({ mission, choice, onChange }: ForceChoiceProps) => {
  const { saga } = useWords();
  const lists = (forces.useAll() ?? []).flatMap((record) => {
    const list = legalList(record);
    return list === null ? [] : [{ id: record.id, list }];
  });
  const chosen = lists.find(({ id }) => id === choice.force)?.list;
  const why = chosen === undefined ? '' : obstacle(mission, chosen);
  return (
    <div className="force-choice">
      <label className="field">
        <span className="label">{saga.forces.inNewGame}</span>
        <select
          value={chosen === undefined ? '' : choice.force}
          onChange={(event) => onChange({ ...choice, force: event.target.value })}
        >
          <option value="">{saga.forces.own}</option>
          {lists.map(({ id, list }) => (
            <option key={id} value={id}>
              {list.name} ({saga.forces.cost(forceCost(list))})
            </option>
          ))}
        </select>
      </label>
      <a href={formatRoute('forces')}>{saga.forces.build}</a>
      {why === '' ? null : <p className="note bad">{saga.forces.doesNotFit(why)}</p>}
    </div>
  );
};

/** The scenario of the mission with the chosen force; nothing where the mission's own marines play. */
export const forcedScenario = async (
  mission: Mission,
  { force, clock }: Pick<Choice, 'force' | 'clock'>,
  options: Readonly<Record<string, string | number>>,
): Promise<{ readonly scenario?: Scenario }> => {
  const record = force === '' ? undefined : await forces.get(force);
  const list = record === undefined ? null : legalList(record);
  if (list === null) return {};
  const { mission: forced, choices } = withForce(mission, list);
  const scenario = toScenario(forced, {
    ...choices,
    novice: clock === 'novice',
    options: { ...options, ...choices.options },
  });
  return { scenario };
};
