/** Who I am to the server: a guest at once; a name, a secret for another device, an account; all of it as a file, or deleted. */
import { useState } from 'preact/compat';
import { offerDownload } from '../storage/files.ts';
import { Sure } from '../screens/Sure.tsx';
import { Failure } from './Failure.tsx';
import { OwnName } from './OwnName.tsx';
import { useOnlineWords } from './onlineWords.ts';
import { unsubscribe } from './pushing.ts';
import { connectAnew, identity, type Known } from './service.ts';
import { useTask, type Task } from './useTask.ts';
import type { Reached } from './WithServer.tsx';

interface PartProps {
  readonly person: Known | null;
  readonly task: Task;
  /** Somebody else sits here now, or under another name. */
  readonly onOther: () => void;
}

const Name = ({ person, task, onOther }: PartProps) => {
  const { who } = useOnlineWords();
  const [name, setName] = useState(person?.name ?? '');
  return (
    <form
      className="who-part"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(async () => {
          await identity.enter();
          await identity.rename(name.trim());
          onOther();
        });
      }}
    >
      <OwnName name={name} onChange={setName} label={who.name} />
      <button type="submit" className="button" disabled={task.isBusy || name.trim() === '' || name === person?.name}>
        {who.rename}
      </button>
    </form>
  );
};

const OtherDevice = ({ person, task, onOther }: PartProps) => {
  const { who } = useOnlineWords();
  const [shown, setShown] = useState('');
  const [typed, setTyped] = useState('');
  return (
    <details className="who-part">
      <summary>{who.elsewhere}</summary>
      {person === null ? null : (
        <p className="link-buttons">
          <button
            type="button"
            className="button"
            disabled={task.isBusy}
            onClick={() => task.run(async () => setShown(await identity.movingSecret()))}
          >
            {who.move}
          </button>
        </p>
      )}
      <output>
        {shown === '' ? null : (
          <>
            <code className="secret">{shown}</code>
            <span className="soft">{who.moveText}</span>
          </>
        )}
      </output>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          task.run(async () => {
            await identity.moveIn(typed.trim());
            onOther();
          });
        }}
      >
        <label className="field">
          <span className="label">{who.secret}</span>
          <input
            value={typed}
            maxLength={60}
            autoComplete="off"
            spellcheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="button" disabled={task.isBusy || typed.trim() === ''}>
          {who.moveIn}
        </button>
      </form>
    </details>
  );
};

const Account = ({ person, task, onOther }: PartProps) => {
  const { who } = useOnlineWords();
  const [name, setName] = useState(person?.name ?? '');
  const [password, setPassword] = useState('');
  const isNew = person?.hasAccount !== true;
  const go = (act: (name: string, password: string) => Promise<Known>): void =>
    task.run(async () => {
      await act(name.trim(), password);
      setPassword('');
      onOther();
    });
  return (
    <details className="who-part">
      <summary>{isNew ? who.register : who.logIn}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(identity.logIn);
        }}
      >
        {isNew ? <p className="soft">{who.registerText}</p> : null}
        <label className="field">
          <span className="label">{who.name}</span>
          <input
            value={name}
            maxLength={40}
            autoComplete="username"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label className="field">
          <span className="label">{who.password}</span>
          <input
            type="password"
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <p className="link-buttons">
          {isNew ? (
            <button
              type="button"
              className="button primary"
              disabled={task.isBusy || person === null || password.length < 8 || name.trim() === ''}
              onClick={() => go(identity.register)}
            >
              {who.register}
            </button>
          ) : null}
          <button type="submit" className="button" disabled={task.isBusy || password === '' || name.trim() === ''}>
            {who.logIn}
          </button>
        </p>
      </form>
    </details>
  );
};

const Data = ({ person, task, onOther }: PartProps) => {
  const { who } = useOnlineWords();
  if (person === null) return null;
  return (
    <p className="link-buttons">
      <button
        type="button"
        className="button quiet"
        disabled={task.isBusy}
        onClick={() =>
          task.run(async () => offerDownload('sensorium-data.json', JSON.stringify(await identity.data(), null, 2)))
        }
      >
        {who.data}
      </button>
      <Sure
        text={who.leave}
        question={who.leaveSure}
        onSure={() => task.run(() => unsubscribe().then(identity.leave).then(onOther))}
      />
      <Sure
        text={who.forget}
        question={who.forgetSure}
        onSure={() => task.run(() => identity.forget().then(onOther))}
      />
    </p>
  );
};

export const WhoAmI = ({ person, onChanged }: Reached) => {
  const { who } = useOnlineWords();
  const task = useTask();
  const onOther = (): void => {
    connectAnew();
    onChanged();
  };
  const props = { person, task, onOther };
  return (
    <section className="who" aria-labelledby="who-am-i">
      <h2 id="who-am-i">{who.title}</h2>
      <p>{person === null ? who.nobody : person.hasAccount ? who.account(person.name) : who.guest(person.name)}</p>
      <Failure text={task.failure} />
      <Name key={person?.name ?? ''} {...props} />
      <OtherDevice {...props} />
      <Account {...props} />
      <Data {...props} />
    </section>
  );
};
