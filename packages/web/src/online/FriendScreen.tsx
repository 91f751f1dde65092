/** New game with a friend elsewhere: what is agreed on, and then a link to send. */
import { MISSIONS, isForTwo, type Mission } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { useState } from 'preact/compat';
import { Page } from '../app/Page.tsx';
import { replaceWith } from '../app/router.ts';
import { MissionMap } from '../drawings/MissionMap.tsx';
import { missionNamed } from '../screens/gameNames.ts';
import { Pick } from '../screens/Pick.tsx';
import { useWords } from '../words/words.ts';
import { Failure } from './Failure.tsx';
import { useOnlineWords } from './onlineWords.ts';
import { OwnName, nameMyself } from './OwnName.tsx';
import { RuleOptions } from '../screens/RuleOptions.tsx';
import { openOptions } from '../screens/ruleOptions.ts';
import {
  LIMITS,
  broughtBy,
  sidesFor,
  sound,
  termsOf,
  usualTerms,
  within,
  type Limited,
  type TermsChoice,
} from './terms.ts';
import { useTask } from './useTask.ts';
import { WithServer, type Reached } from './WithServer.tsx';
import './online.css';

const IN_ORDER = MISSIONS.toSorted((a, b) => a.order - b.order);

interface ChoiceProps {
  readonly choice: TermsChoice;
  readonly onChange: (change: Partial<TermsChoice>) => void;
}

const NumberField = ({ choice, onChange, field, label }: ChoiceProps & { field: Limited; label: string }) => (
  <label className="field short">
    <span className="label">{label}</span>
    <input
      type="number"
      min={LIMITS[field][0]}
      max={LIMITS[field][1]}
      value={choice[field]}
      onChange={(event) => onChange({ [field]: within(field, event.currentTarget.valueAsNumber) })}
    />
  </label>
);

type Flag = 'match' | 'novice' | 'open';
const Check = ({ choice, onChange, field, label }: ChoiceProps & { field: Flag; label: string }) => (
  <label className="check">
    <input
      type="checkbox"
      checked={choice[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
    />
    <span>{label}</span>
  </label>
);

const Sides = ({ choice, onChange, mission }: ChoiceProps & { mission: Mission }) => {
  const { invite } = useOnlineWords();
  return (
    <>
      {isForTwo(mission) ? (
        <Pick
          name="players"
          title={invite.players}
          options={[
            { id: '2', name: invite.twoPlayers },
            { id: '3', name: invite.threePlayers },
          ]}
          value={String(choice.players)}
          onPick={(players) => onChange({ players: players === '3' ? 3 : 2 })}
        />
      ) : null}
      <Pick
        name="sides"
        title={invite.sides}
        options={sidesFor(choice.players).map((id) => ({
          id,
          name: invite.sideNames[id],
          ...(id === 'bids' ? { note: invite.bidsNote } : {}),
        }))}
        value={choice.sides}
        onPick={(sides) => onChange({ sides })}
      />
      {choice.players === 2 && choice.sides !== 'bids' ? (
        <Check choice={choice} onChange={onChange} field="match" label={invite.match} />
      ) : null}
    </>
  );
};

const CLOCKS = ['none', 'printed', 'thinking', 'days'] as const;

const Clock = ({ choice, onChange }: ChoiceProps) => {
  const { invite } = useOnlineWords();
  const props = { choice, onChange };
  return (
    <>
      <Pick
        name="clock"
        title={invite.clock}
        options={CLOCKS.map((id) => ({ id, name: invite.clocks[id] }))}
        value={choice.clock}
        onPick={(clock) => onChange({ clock })}
      />
      {choice.clock === 'printed' ? <Check {...props} field="novice" label={invite.novice} /> : null}
      {choice.clock === 'thinking' ? (
        <div className="online-row">
          <NumberField {...props} field="minutes" label={invite.minutes} />
          <NumberField {...props} field="increment" label={invite.increment} />
        </div>
      ) : null}
      {choice.clock === 'days' ? <NumberField {...props} field="days" label={invite.days} /> : null}
    </>
  );
};

const Company = ({ choice, onChange }: ChoiceProps) => {
  const { invite } = useOnlineWords();
  const props = { choice, onChange };
  return (
    <>
      <Pick
        name="watch"
        title={invite.watch}
        options={(['nobody', 'public', 'later'] as const).map((id) => ({ id, name: invite.watches[id] }))}
        value={choice.watch}
        onPick={(watch) => onChange({ watch })}
      />
      {choice.watch === 'later' ? <NumberField {...props} field="turns" label={invite.turns} /> : null}
      <Pick
        name="talk"
        title={invite.talk}
        options={(['off', 'phrases', 'free'] as const).map((id) => ({ id, name: invite.talks[id] }))}
        value={choice.talk}
        onPick={(talk) => onChange({ talk })}
      />
      <NumberField {...props} field="response" label={invite.response} />
      <p className="soft">{invite.responseNote}</p>
      <Check {...props} field="open" label={invite.open} />
    </>
  );
};

/** D1.1, A1.13: folded away; where there is nothing to fix there is nothing. */
const Options = ({ choice, onChange, mission }: ChoiceProps & { mission: Mission }) => {
  const { newGame } = useWords();
  const brought = broughtBy(choice);
  if (openOptions(mission, brought, choice.options).length === 0) return null;
  return (
    <details className="options">
      <summary>{newGame.options}</summary>
      <RuleOptions
        mission={mission}
        brought={brought}
        chosen={choice.options}
        onChange={(options) => onChange({ options })}
      />
    </details>
  );
};

const MissionChoice = ({ choice, onChange, mission }: ChoiceProps & { mission: Mission }) => {
  const { invite } = useOnlineWords();
  const { language, newGame } = useWords();
  const { title, briefing } = inLanguage(mission.words, language);
  const isListed = IN_ORDER.some(({ id }) => id === choice.mission);
  return (
    <section className="online-mission">
      <label className="field">
        <span className="label">{invite.mission}</span>
        <select
          value={choice.mission}
          onChange={(event) => onChange({ mission: event.currentTarget.value, options: {} })}
        >
          {isListed ? null : <option value={choice.mission}>{title}</option>}
          {IN_ORDER.map(({ id, words }) => (
            <option key={id} value={id}>
              {inLanguage(words, language).title}
            </option>
          ))}
        </select>
      </label>
      <div className="online-map">
        <MissionMap mission={mission} label={newGame.mapOf(title)} />
      </div>
      <p>{briefing}</p>
      <Options choice={choice} onChange={onChange} mission={mission} />
    </section>
  );
};

const Form = ({ id, reached }: { id: string; reached: Reached }) => {
  const { invite } = useOnlineWords();
  const [typed, setTyped] = useState<TermsChoice>(() =>
    usualTerms(missionNamed(id) === undefined ? IN_ORDER[0]!.id : id),
  );
  const [name, setName] = useState(reached.person?.name ?? '');
  const task = useTask();
  const mission = missionNamed(typed.mission) ?? IN_ORDER[0]!;
  const choice = sound(typed, isForTwo(mission));
  const onChange = (change: Partial<TermsChoice>): void => setTyped({ ...choice, ...change });
  const make = async (): Promise<void> => {
    await nameMyself(reached.person, name);
    await reached.connection.whenOpen();
    replaceWith('table', (await reached.connection.ask('invite', { terms: termsOf(choice, mission) })).game);
  };
  return (
    <form
      className="online-invite"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(make);
      }}
    >
      <MissionChoice choice={choice} onChange={onChange} mission={mission} />
      <div className="online-terms">
        <Sides choice={choice} onChange={onChange} mission={mission} />
        <Clock choice={choice} onChange={onChange} />
      </div>
      <div className="online-terms">
        <Company choice={choice} onChange={onChange} />
        <OwnName name={name} onChange={setName} label={invite.name} />
        <Failure text={task.failure} />
        <button type="submit" className="button primary" disabled={task.isBusy}>
          {invite.make}
        </button>
      </div>
    </form>
  );
};

export default function FriendScreen({ id }: { id: string }) {
  const { invite } = useOnlineWords();
  return (
    <Page title={invite.title} className="online">
      <WithServer>{(reached) => <Form id={id} reached={reached} />}</WithServer>
    </Page>
  );
}
