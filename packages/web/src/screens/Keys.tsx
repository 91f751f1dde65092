/** The keys of the game screen, each to be changed by pressing another. */
import { useState } from 'preact/compat';
import { KEYS, keyFor, type KeyAction } from '../game/settings.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';

const ACTIONS = Object.keys(KEYS) as KeyAction[];
const ALONE = ['shift', 'control', 'alt', 'meta', 'altgraph', 'dead'];

export const Keys = () => {
  const { settings: words } = useWords();
  const settings = useSettings();
  const [waiting, setWaiting] = useState<KeyAction | null>(null);
  const [problem, setProblem] = useState('');
  const take = (action: KeyAction, event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (waiting !== action || ALONE.includes(key)) return;
    event.preventDefault();
    setWaiting(null);
    const other = ACTIONS.find((known) => known !== action && keyFor(settings, known) === key);
    if (other !== undefined) setProblem(words.keyTaken(nameOf(key, words.keyNames), words.keyActions[other]));
    else {
      setProblem('');
      changeSettings({ keys: { ...settings.keys, [action]: key } });
    }
  };
  return (
    <section className="setting-group">
      <h2 className="label">{words.keys}</h2>
      <ul className="key-list">
        {ACTIONS.map((action) => (
          <li key={action} className="key-row">
            <span>{words.keyActions[action]}</span>
            <button
              type="button"
              className="key-button"
              aria-pressed={waiting === action}
              aria-label={words.keyFor(words.keyActions[action], nameOf(keyFor(settings, action), words.keyNames))}
              onClick={() => setWaiting(waiting === action ? null : action)}
              onKeyDown={(event) => take(action, event)}
              onBlur={() => setWaiting(null)}
            >
              {waiting === action ? words.pressKey : nameOf(keyFor(settings, action), words.keyNames)}
            </button>
          </li>
        ))}
      </ul>
      <div className="key-tools">
        <button type="button" className="button" onClick={() => changeSettings({ keys: {} })}>
          {words.resetKeys}
        </button>
        <span role="alert">{problem}</span>
      </div>
    </section>
  );
};

const nameOf = (key: string, names: Readonly<Record<string, string>>): string =>
  names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
