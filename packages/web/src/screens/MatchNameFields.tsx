/** What two people at one screen are called in the table of their match. */
import type { MatchNames } from '../storage/games.ts';
import { useWords } from '../words/words.ts';
import { NameField } from './NameField.tsx';

interface MatchNameFieldsProps {
  readonly names: MatchNames;
  readonly onChange: (names: MatchNames) => void;
}

export const MatchNameFields = ({ names: [first, second], onChange }: MatchNameFieldsProps) => {
  const { players } = useWords().after;
  return (
    <>
      <NameField label={players.first} value={first} onChange={(typed) => onChange([typed, second])} />
      <NameField label={players.second} value={second} onChange={(typed) => onChange([first, typed])} />
    </>
  );
};
