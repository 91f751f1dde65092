/** What the check finds, beside the field it is about. */
import type { Finding } from '@sensorium/content';
import { useWords } from '../../../words/words.ts';
import { useEditorWords } from '../editorWords.ts';
import { tellFinding } from '../findings.ts';
import type { Editor } from '../useEditor.ts';

type Path = Finding['path'];

/** The name under which the field of a path is found on the page. */
const pathName = (path: Path): string => path.join('.');

const begins = (path: Path, with_: Path): boolean => with_.every((key, index) => path[index] === key);

interface FoundProps {
  readonly editor: Editor;
  readonly path: Path;
  /** Only what is about this very field, not what lies in it. */
  readonly isExact?: boolean;
}

export const Found = ({ editor: { findings }, path, isExact = false }: FoundProps) => {
  const { language } = useWords();
  const words = useEditorWords();
  const { check } = words;
  const own = (findings ?? []).filter(
    (each) => begins(each.path, path) && (!isExact || each.path.length === path.length),
  );
  if (own.length === 0) return null;
  return (
    <ul className="ed-beside">
      {own.map((finding) => (
        <li key={`${pathName(finding.path)} ${finding.message}`} className={finding.severity}>
          <strong>{check[finding.severity]}</strong> {tellFinding(words, language, finding)} ({finding.rule})
        </li>
      ))}
    </ul>
  );
};
