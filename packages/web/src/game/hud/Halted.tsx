/** A walk that stopped before its end: what stopped it. */
import { sentenceFor, type Teller } from '../sentences.ts';
import type { Game } from '../useGame.ts';

export const Halted = ({ game, teller }: { game: Game; teller: Teller }) => {
  const { halted } = game.snapshot;
  if (halted === null) return null;
  const { event, names, features } = halted.by;
  const told = sentenceFor(teller, event, names, features);
  return (
    <output className="verdict halted">
      {teller.words.hints.stopped} {told?.text ?? ''}
    </output>
  );
};
