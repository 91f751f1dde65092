/** Which program plays a side; a friend at this screen where that may be. */
import type { Side } from '@sensorium/engine';
import { useWords } from '../words/words.ts';
import { PERSON, opponentsOf } from './opponents.ts';

interface ProgramSelectProps {
  readonly side: Side;
  readonly label: string;
  readonly value: string;
  readonly hasFriend?: boolean;
  readonly onPick: (player: string) => void;
}

export const ProgramSelect = ({ side, label, value, hasFriend = false, onPick }: ProgramSelectProps) => {
  const { opponents, newGame } = useWords();
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {opponentsOf(side).map((id) => (
          <option key={id} value={id}>
            {opponents[id].name}
          </option>
        ))}
        {hasFriend ? <option value={PERSON}>{newGame.friend}</option> : null}
      </select>
    </label>
  );
};
