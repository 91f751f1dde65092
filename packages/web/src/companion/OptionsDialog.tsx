/** How one is told, and who rolls: changed in the middle of a game. */
import type { Pacing, TypedKind } from '@sensorium/host/companion';
import { Dialog } from '../game/hud/Dialogs.tsx';
import { Pick } from '../screens/Pick.tsx';
import { useWords } from '../words/words.ts';
import { useCompanionWords } from './companionWords.ts';
import { Kinds } from './Kinds.tsx';
import { prefer, type Preferences } from './preferences.ts';
import { hasVoice } from './voice.ts';

const PACINGS: readonly Pacing[] = ['pieces', 'list'];

interface OptionsDialogProps {
  readonly kinds: readonly TypedKind[];
  readonly canChange: boolean;
  readonly preferences: Preferences;
  readonly onKinds: (kinds: readonly TypedKind[]) => void;
  readonly onClose: () => void;
}

export const OptionsDialog = ({ kinds, canChange, preferences, onKinds, onClose }: OptionsDialogProps) => {
  const { play } = useCompanionWords();
  const { app } = useWords();
  return (
    <Dialog title={play.options} onClose={onClose} kind="beside-dialog" isRead>
      <Pick
        name="pacing"
        title={play.pacing}
        options={PACINGS.map((id) => ({ id, name: play.pacings[id] }))}
        value={preferences.pacing}
        onPick={(pacing) => prefer({ pacing })}
      />
      {hasVoice() ? (
        <label className="check">
          <input
            type="checkbox"
            checked={preferences.isAloud}
            onChange={(event) => prefer({ isAloud: event.currentTarget.checked })}
          />
          <span>{play.aloud}</span>
        </label>
      ) : null}
      {canChange ? <Kinds chosen={kinds} onChange={onKinds} /> : null}
      {'wakeLock' in navigator ? <p className="soft">{play.awake}</p> : null}
      <div className="dialog-buttons">
        <button type="button" className="answer is-main" onClick={onClose}>
          {app.close}
        </button>
      </div>
    </Dialog>
  );
};
