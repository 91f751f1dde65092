/** The mission file beside the drawing: both say the same, and both can be edited. */
import type { Draft } from '@sensorium/expedition/drafting';
import { useEffect, useRef, useState } from 'preact/compat';
import type { TextProblem } from '../../../workshop/protocol.ts';
import { ask } from '../../../workshop/workshop.ts';
import { tellFault, useWords } from '../../../words/words.ts';
import { useEditorWords } from '../editorWords.ts';
import type { Editor } from '../useEditor.ts';

/** The text follows the drawing, and the drawing the text as soon as that can be read. */
export const TextPanel = ({ editor: { draft, edit } }: { editor: Editor }) => {
  const { text: said } = useEditorWords();
  const { language } = useWords();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly TextProblem[]>([]);
  /** The draft that the text already says. */
  const written = useRef<Draft | null>(null);
  useEffect(() => {
    if (written.current === draft) return undefined;
    let isGone = false;
    const write = async (): Promise<void> => {
      const next = await ask('write', draft);
      if (isGone) return;
      written.current = draft;
      setText(next);
      setProblems([]);
    };
    void write();
    return () => {
      isGone = true;
    };
  }, [draft]);
  const type = async (next: string): Promise<void> => {
    setText(next);
    const read = await ask('read', next);
    if ('problems' in read)
      return setProblems(read.problems.map(({ line, message }) => ({ line, message: tellFault(language, message) })));
    setProblems([]);
    written.current = read.draft;
    edit({ name: 'text', changes: [{ at: 'whole', draft: read.draft }], run: 'text' });
  };
  return (
    <div className="ed-form">
      <p className="soft">{said.note}</p>
      <textarea
        className="ed-text"
        aria-label={said.label}
        spellcheck={false}
        value={text}
        onInput={(event) => void type(event.currentTarget.value)}
      />
      <output className="ed-status">
        {problems.length === 0 ? (
          <p className="soft">{said.same}</p>
        ) : (
          <div className="note bad">
            <p>{said.wrong}</p>
            <ul>
              {problems.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  {said.line(line)}: {message}
                </li>
              ))}
            </ul>
          </div>
        )}
      </output>
    </div>
  );
};
