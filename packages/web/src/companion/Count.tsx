/** A number with big keys for one more and one less. */
import { useCompanionWords } from './companionWords.ts';

interface CountProps {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly onCount: (value: number) => void;
}

export const Count = ({ name, value, least, onCount }: CountProps) => {
  const { books } = useCompanionWords();
  return (
    <p className="count">
      <span>{name}</span>
      <button type="button" aria-label={books.less(name)} onClick={() => onCount(Math.max(least, value - 1))}>
        −
      </button>
      <output aria-label={name}>{value}</output>
      <button type="button" aria-label={books.more(name)} onClick={() => onCount(value + 1)}>
        +
      </button>
    </p>
  );
};
