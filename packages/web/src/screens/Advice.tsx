/** What players of a mission have learned, for each side: folded away, for who wants to find out himself. */
import type { Mission } from '@sensorium/content';
import { SIDES, type Side } from '@sensorium/engine';
import { useWords } from '../words/words.ts';
import './advice.css';

type Hints = Mission['words']['en']['hints'];

export const Advice = ({ hints, sides = SIDES }: { hints: Hints; sides?: readonly Side[] }) => {
  const { newGame } = useWords();
  return sides.map((side) =>
    hints[side].length === 0 ? null : (
      <details key={side} className="advice">
        <summary>{newGame.advice[side]}</summary>
        <ul>
          {hints[side].map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </details>
    ),
  );
};
