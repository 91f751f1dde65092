/** The plan in words, beside its arrows on the board. */
import { wordsOf } from '@sensorium/content/words';
import type { Advice } from '@sensorium/host/analysis';
import { tellDeeds } from '@sensorium/host/telling';
import { IconButton } from '../hud/Icon.tsx';
import type { Teller } from '../sentences.ts';
import type { Game } from '../useGame.ts';
import { deedNames } from './deedNames.ts';
import type { Hint } from './useHint.ts';
import './hint.css';

const Plan = ({ advice, game, teller }: { advice: Advice; game: Game; teller: Teller }) => {
  const words = wordsOf(teller.words.language, 'counsel');
  const told = tellDeeds(advice.deeds, deedNames(teller, game.snapshot.view), words);
  const sure = told.filter(({ isSure }) => isSure);
  const later = told.filter(({ isSure }) => !isSure);
  if (told.length === 0) return <p>{words.hintNothing}</p>;
  return (
    <>
      <ol>
        {sure.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {later.length === 0 ? null : (
        <>
          <p>{words.hintThen}</p>
          <ol start={sure.length + 1} className="is-unsure">
            {later.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </>
      )}
      <p className="hint-chance">{words.hintChance(advice.better, advice.worth)}</p>
    </>
  );
};

export const HintPanel = ({ hint, game, teller }: { hint: Hint; game: Game; teller: Teller }) => {
  const { state, close } = hint;
  if (state.is === 'none') return null;
  const words = wordsOf(teller.words.language, 'counsel');
  const { viewer } = game.snapshot;
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="hint" aria-label={words.hintTitle[viewer]} aria-live="polite" tabIndex={0}>
      <header>
        <h2>{words.hintTitle[viewer]}</h2>
        <IconButton is="close" label={words.hintClose} onUse={close} />
      </header>
      {state.is === 'thinking' ? <p>{words.hintThinking[viewer]}</p> : null}
      {state.is === 'nothing' ? <p>{words.hintNothing}</p> : null}
      {state.is === 'failed' ? <p role="alert">{words.hintFailed(state.why)}</p> : null}
      {state.is === 'advice' ? <Plan advice={state.advice} game={game} teller={teller} /> : null}
      <p className="hint-note">{words.hintKnows}</p>
    </section>
  );
};
