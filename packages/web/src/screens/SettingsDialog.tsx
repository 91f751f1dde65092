/** The settings over a game, which waits behind them as it is. */
import { useEffect, useRef } from 'preact/compat';
import { useWords } from '../words/words.ts';
import { Preferences } from './Preferences.tsx';

export const SettingsDialog = ({ onClose }: { onClose: () => void }) => {
  const { settings: words, app } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="settings-dialog" onClose={onClose} aria-labelledby="settings-dialog-title">
      <header>
        <h2 ref={heading} id="settings-dialog-title" tabIndex={-1}>
          {words.title}
        </h2>
        <button type="button" className="button" onClick={onClose}>
          {app.close}
        </button>
      </header>
      <Preferences />
    </dialog>
  );
};
