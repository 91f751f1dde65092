/** The example of a rule, opened beside it. */
import { lazy, Suspense, useEffect, useRef } from 'preact/compat';
import { useWords } from '../words/words.ts';
import './example.css';

const ExampleShow = lazy(() => import('./ExampleShow.tsx'));

export const ExampleDialog = ({ rule, onClose }: { rule: string; onClose: () => void }) => {
  const { app, rules } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="example-dialog" onClose={onClose} aria-labelledby="example-title">
      <h2 id="example-title">
        {rules.example.title} <span className="rule-number">{rule}</span>
      </h2>
      <Suspense fallback={<p className="loading">{app.loading}…</p>}>
        <ExampleShow rule={rule} onClose={onClose} />
      </Suspense>
    </dialog>
  );
};
