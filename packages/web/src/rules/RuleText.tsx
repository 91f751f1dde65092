/** A sentence of the codex: code, emphasis, rulings, and numbers that lead to their rules. */
import { Fragment, type ReactNode } from 'preact/compat';
import { formatRoute } from '../app/router.ts';
import { useWords } from '../words/words.ts';

/** A number without a dot is a section only in chapters C and M: D6 is a die, A2 a step of the alien turn. */
const PIECE =
  /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[ACDMS]\d{1,2}\.\d+[a-z]?\b|\bC\d{1,2}\b|\bM\d\b|\bTable [ACDMS]-\w+)/;

const piece = (text: string): ReactNode => {
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>;
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>;
  if (text.startsWith('*')) return <em>{text.slice(1, -1)}</em>;
  if (/^[ACDMS]\d/.test(text)) return <a href={formatRoute('rules', text)}>{text}</a>;
  if (text.startsWith('Table ')) return <a href={formatRoute('rules', text)}>{text}</a>;
  return text;
};

const Inline = ({ text }: { text: string }) =>
  text
    .split(PIECE)
    // The pieces of a fixed text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    .map((part, index) => <Fragment key={index}>{piece(part)}</Fragment>);

export const RuleText = ({ text }: { text: string }) => {
  const { rules } = useWords();
  return text.split(/(\[(?:RULING|DÉCISION)[^\]]*\])/).map((part, index) => {
    const ruling = /^\[(?:RULING|DÉCISION)\s*:?\s*([^\]]*)\]$/.exec(part);
    const key = `${index}${part.slice(0, 8)}`;
    if (ruling === null) return <Inline key={key} text={part} />;
    return (
      <span key={key} className="ruling" title={rules.ruling}>
        <span className="ruling-name">{rules.ruling}</span> <Inline text={ruling[1]!} />
      </span>
    );
  });
};
