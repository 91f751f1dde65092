/** The switch for "it is your turn": on this device, also while the page is closed where the browser has a push service. */
import { useEffect, useState } from 'preact/compat';
import { useWords } from '../words/words.ts';
import { notifying, stopNotifications, wantNotifications } from './notifying.ts';
import { useOnlineWords } from './onlineWords.ts';
import { subscribe, unsubscribe } from './pushing.ts';

export const Notify = () => {
  const words = useWords();
  const said = useOnlineWords();
  const [state, setState] = useState(notifying);
  const [isPushed, setIsPushed] = useState(false);
  // With every visit anew: another may sit here, or speak another language, and browsers let subscriptions lapse.
  useEffect(() => {
    if (state === 'on') void subscribe(words, said).then(setIsPushed);
  }, [state, words, said]);
  const turn = async (isWanted: boolean): Promise<void> => {
    if (isWanted) return setState(await wantNotifications());
    setState(stopNotifications());
    setIsPushed(false);
    await unsubscribe();
  };
  const { notify } = said;
  const note = state === 'denied' ? notify.denied : state === 'off' ? '' : isPushed ? notify.pushed : notify.on;
  return (
    <div className="online-notify">
      <label className="check">
        <input
          type="checkbox"
          role="switch"
          aria-checked={state === 'on'}
          checked={state === 'on'}
          disabled={state === 'denied'}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
        <span>{notify.title}</span>
      </label>
      <output className="soft">{note}</output>
    </div>
  );
};
