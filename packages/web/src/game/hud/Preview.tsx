/** What the square pointed at would cost and end; of one clicked for the first time, that the second click does it. */
import { intentAt, offersOf, walkTo } from '../controls.ts';
import type { Foresight } from '../foresight.ts';
import { consequencesOf, outlookOf, type Consequence } from '../consequences.ts';
import type { Game } from '../useGame.ts';
import { capital, pieceName, priceText, type GameWords } from '../displayNames.ts';

export const consequenceText = ({ context }: Game, words: GameWords, what: Consequence): string =>
  what.is === 'ends-overwatch'
    ? words.hints.endsOverwatch
    : what.is === 'ends-run'
      ? words.hints.endsRun
      : words.hints.losesAp(
          capital(pieceName(words, context.dossier, what.piece, context.view.pieces[what.piece]?.profile)),
          what.ap,
        );

/** Which way he would face there, and how many he could shoot at. */
const thereText = ({ context }: Game, words: GameWords, at: number, foresight: Foresight | null): string[] => {
  const walk = walkTo(context, context.walks, at);
  const facing = walk === undefined ? undefined : words.facings[walk.facing];
  return [
    ...(facing === undefined || context.choice.pinned < 0 ? [] : [words.rail.facing(facing)]),
    ...(foresight?.is === 'aims' && foresight.targets.length > 0
      ? [words.hints.targetsThere(foresight.targets.length)]
      : []),
  ];
};

export const Preview = ({
  game,
  words,
  square,
  foresight,
}: {
  game: Game;
  words: GameWords;
  square: number;
  foresight: Foresight | null;
}) => {
  const { context } = game;
  const { pinned } = context.choice;
  const at = pinned >= 0 ? pinned : square;
  if (!context.canSpeak) return null;
  const outlook = at < 0 ? null : outlookOf(context, intentAt(context, at));
  const there = outlook === null ? [] : thereText(game, words, at, foresight);
  if (outlook === null || (pinned < 0 && outlook.ends.length + there.length === 0))
    return <Left game={game} words={words} />;
  const parts = [
    priceText(words, outlook.price),
    ...there,
    ...outlook.ends.map((what) => consequenceText(game, words, what)),
  ];
  return (
    <output className={`verdict preview${pinned >= 0 ? ' is-pinned' : ''}`}>
      <b>{parts.join(' · ')}</b> {pinned >= 0 ? words.hints.again : ''}
    </output>
  );
};

/** While another than the active one is chosen: whose points are lost as soon as he acts, by click, button or key. */
const Left = ({ game, words }: { game: Game; words: GameWords }) => {
  const { context } = game;
  const own = offersOf(context, context.choice.selected).find(({ cost, least }) => cost > least);
  const lost = own === undefined ? [] : consequencesOf(context, own).filter(({ is }) => is === 'loses-ap');
  return lost.length === 0 ? null : (
    <p className="verdict preview">{lost.map((what) => consequenceText(game, words, what)).join(' · ')}</p>
  );
};
