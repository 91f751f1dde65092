/** Everything the check finds, each with a click to the square or field it is about. */
import type { Finding } from '@sensorium/content';
import { memo } from 'preact/compat';
import { formatRoute } from '../../../app/router.ts';
import { useWords } from '../../../words/words.ts';
import { useEditorWords } from '../editorWords.ts';
import { tellFinding } from '../findings.ts';
import type { Editor } from '../useEditor.ts';

interface CheckPanelProps {
  readonly findings: Editor['findings'];
  readonly onShow: (finding: Finding) => void;
}

export const CheckPanel = memo(({ findings, onShow }: CheckPanelProps) => {
  const words = useEditorWords();
  const { check } = words;
  const { language } = useWords();
  if (findings === null) return <p className="soft">{check.checking}</p>;
  if (findings.length === 0) return <p className="note good">{check.none}</p>;
  return (
    <div className="ed-form">
      {findings.some(({ severity }) => severity === 'error') ? <p className="soft">{check.unsound}</p> : null}
      <ul className="ed-findings">
        {findings.map((finding) => (
          <li key={`${finding.path.join('.')} ${finding.message}`} className={finding.severity}>
            <button type="button" onClick={() => onShow(finding)}>
              <strong>{check[finding.severity]}</strong> {tellFinding(words, language, finding)}
            </button>{' '}
            <a href={formatRoute('rules', finding.rule)}>{finding.rule}</a>
          </li>
        ))}
      </ul>
    </div>
  );
});
