/** A rule beside the game: what a refusal or a line of the log points at, without leaving the table. */
import { Suspense, useEffect, useRef } from 'preact/compat';
import { formatRoute } from '../app/router.ts';
import { ExampleButton } from '../examples/ExampleButton.tsx';
import { chapterOf, findSection, idOf, useChapter } from '../rules/codex.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useWords } from '../words/words.ts';
import './ruleDialog.css';

const RuleBody = ({ rule }: { rule: string }) => {
  const { rules } = useWords();
  const chapter = useChapter(chapterOf(rule));
  const section = findSection(chapter, rule);
  const blocks = section?.blocks.filter((block) => idOf(block) === rule) ?? [];
  const [block] = blocks.length > 0 ? blocks : (section?.blocks ?? []);
  if (section === undefined || block?.is !== 'text') return <p>{rules.noSuchRule(rule)}</p>;
  return (
    <div lang={chapter.language}>
      <p className="label">{section.title}</p>
      <p>
        <RuleText text={block.text} />
      </p>
      <ExampleButton rule={rule} />
    </div>
  );
};

export const RuleDialog = ({ rule, onClose }: { rule: string; onClose: () => void }) => {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (rule === '') dialog.current?.close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [rule]);
  return (
    <dialog ref={dialog} className="rule-dialog" onClose={onClose} aria-labelledby="rule-dialog-title">
      <h2 id="rule-dialog-title" className="rule-number">
        {rule}
      </h2>
      {rule === '' ? null : (
        <Suspense fallback={<p>{words.app.loading}…</p>}>
          <RuleBody rule={rule} />
        </Suspense>
      )}
      <div className="rule-dialog-tools">
        <a className="button quiet" href={formatRoute('rules', rule)}>
          {words.rules.title}
        </a>
        <button type="button" className="button" onClick={onClose}>
          {words.app.close}
        </button>
      </div>
    </dialog>
  );
};
