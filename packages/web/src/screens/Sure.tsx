/** A button for what cannot be undone: it asks first. */
import { useState } from 'preact/compat';
import { useWords } from '../words/words.ts';
import './sure.css';

interface SureProps {
  readonly text: string;
  /** What it is called where several of them stand in a list. */
  readonly label?: string;
  readonly question: string;
  readonly onSure: () => void;
}

export const Sure = ({ text, label, question, onSure }: SureProps) => {
  const { app } = useWords();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="button quiet" aria-label={label} onClick={() => setAsking(true)}>
        {text}
      </button>
    );
  return (
    <span className="sure">
      <span>{question}</span>
      <button
        type="button"
        className="button danger"
        onClick={() => {
          setAsking(false);
          onSure();
        }}
      >
        {text}
      </button>
      <button type="button" className="button quiet" onClick={() => setAsking(false)}>
        {app.cancel}
      </button>
    </span>
  );
};
