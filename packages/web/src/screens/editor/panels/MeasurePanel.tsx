/** What programs make of the mission: games of a chosen pair with a bar, shares with their intervals, lengths, and where they die. */
import { useWords } from '../../../words/words.ts';
import type { MeasuredGame } from '../../../workshop/measuring.ts';
import { opponentsOf } from '../../opponents.ts';
import { useEditorWords } from '../editorWords.ts';
import { hasErrors, type Editor } from '../useEditor.ts';
import { GAME_COUNTS, HEATS, type Measuring } from '../useMeasurement.ts';
import { wilson } from '@sensorium/host/records';
import { SelectField } from './fields.tsx';

const SIDES = ['marines', 'aliens'] as const;

const Share = ({ wins, games }: { wins: number; games: number }) => {
  const { low, high } = wilson(wins, games);
  return (
    <svg className="ed-share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="ed-share-all" width="100" height="8" />
      <rect className="ed-share-won" width={(wins / games) * 100} height="8" />
      <rect className="ed-share-range" x={low * 100} y="2" width={(high - low) * 100} height="4" />
    </svg>
  );
};

const Results = ({ editor, measuring }: { editor: Editor; measuring: Measuring }) => {
  const { measure: said } = useEditorWords();
  const { played, games, draft, heat, set } = measuring;
  const wins = (side: MeasuredGame['winner']): number => played.filter(({ winner }) => winner === side).length;
  const turns = played.map((game) => game.turns).sort((a, b) => a - b);
  const undecided = played.length - wins('marines') - wins('aliens');
  return (
    <>
      <output className="ed-status">
        <progress value={played.length} max={games} aria-label={said.progress(played.length, games)} />
        <p>{said.progress(played.length, games)}</p>
        {SIDES.map((side) => {
          const { low, high } = wilson(wins(side), played.length);
          return (
            <div key={side} className={side}>
              <p>{said.won(side, wins(side) / played.length, low, high)}</p>
              <Share wins={wins(side)} games={played.length} />
            </div>
          );
        })}
        {undecided === 0 ? null : <p>{said.undecided(undecided / played.length)}</p>}
        <p>{said.length(turns[Math.floor(turns.length / 2)]!, turns[0]!, turns.at(-1)!)}</p>
        {draft === editor.draft ? null : <p className="note">{said.older}</p>}
      </output>
      <SelectField
        label={said.heat}
        value={heat}
        options={HEATS.map((which) => [which, said.heatOf[which]])}
        onPick={(which) => set({ heat: which as typeof heat })}
      />
    </>
  );
};

export const MeasurePanel = ({ editor, measuring }: { editor: Editor; measuring: Measuring }) => {
  const { measure: said, check } = useEditorWords();
  const { opponents } = useWords();
  const { players, games, played, isRunning, failure, set, begin, stop } = measuring;
  const isUnsound = hasErrors(editor.findings);
  return (
    <div className="ed-form">
      <p className="soft">{said.note}</p>
      {SIDES.map((side) => (
        <SelectField
          key={side}
          label={said[side]}
          value={players[side]}
          options={opponentsOf(side).map((id) => [id, opponents[id].name])}
          onPick={(id) => set({ players: { ...players, [side]: id } })}
        />
      ))}
      <SelectField
        label={said.games}
        value={String(games)}
        options={GAME_COUNTS.map((count) => [String(count), String(count)])}
        onPick={(count) => set({ games: Number(count) })}
      />
      {isUnsound ? <p className="soft">{check.unsound}</p> : null}
      {isRunning ? (
        <button type="button" className="button" onClick={stop}>
          {said.stop}
        </button>
      ) : (
        <button type="button" className="button primary" disabled={isUnsound} onClick={begin}>
          {said.begin}
        </button>
      )}
      {failure === null ? null : <p className="note bad">{said.failed(failure)}</p>}
      {played.length === 0 ? null : <Results editor={editor} measuring={measuring} />}
    </div>
  );
};
