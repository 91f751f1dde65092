import type { Side } from '@sensorium/engine';
import { useGames } from '../storage/games.ts';
import { useWords } from '../words/words.ts';
import type { OpponentId } from './opponents.ts';
import { proposedLevel } from './proposedLevel.ts';

/** S9.13: a level by how the last games went, with the reason; nothing for a newcomer. */
export const ProposedOpponent = ({ side, onPick }: { side: Side; onPick: (opponent: string) => void }) => {
  const { newGame, opponents } = useWords();
  const proposed = proposedLevel(side, useGames() ?? []);
  if (proposed === null) return null;
  const nameOf = (id: string): string => (id in opponents ? opponents[id as OpponentId].name : id);
  return (
    <p className="proposed">
      <button type="button" className="button quiet" onClick={() => onPick(proposed.level)}>
        {newGame.proposed.take(nameOf(proposed.level))}
      </button>{' '}
      <span className="soft">{newGame.proposed.because[proposed.because](nameOf(proposed.against))}</span>
    </p>
  );
};
