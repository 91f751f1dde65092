/** The button beside a rule that has an example; nothing beside one that has none. */
import { useState } from 'preact/compat';
import { useWords } from '../words/words.ts';
import { ExampleDialog } from './ExampleDialog.tsx';
import { hasExample } from './examples.ts';

const Offered = ({ rule }: { rule: string }) => {
  const { rules, language } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button quiet codex-example"
        lang={language}
        aria-label={rules.example.openOf(rule)}
        onClick={() => setOpen(true)}
      >
        {rules.example.open}
      </button>
      {isOpen ? (
        <div lang={language}>
          <ExampleDialog rule={rule} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </>
  );
};

export const ExampleButton = ({ rule }: { rule: string }) => (hasExample(rule) ? <Offered rule={rule} /> : null);
