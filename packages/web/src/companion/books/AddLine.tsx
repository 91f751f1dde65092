import { useState } from 'preact/compat';
import { useCompanionWords } from '../companionWords.ts';

/** A field and a button by which something is added by its name; an empty one is nothing. */
export const AddLine = ({ label, onAdd }: { label: string; onAdd: (text: string) => void }) => {
  const { books: said } = useCompanionWords();
  const [text, setText] = useState('');
  const add = (): void => {
    if (text.trim() !== '') onAdd(text.trim());
    setText('');
  };
  return (
    <p className="book-add">
      <input
        aria-label={label}
        placeholder={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="button" className="button" onClick={add}>
        {said.add}
      </button>
    </p>
  );
};
