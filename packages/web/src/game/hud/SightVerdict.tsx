import { situationOf } from '../board/model.ts';
import { lineTo, type Overlay } from '../board/overlays.ts';
import type { GameWords } from '../displayNames.ts';
import type { Game } from '../useGame.ts';

/** With the sight overlay: why the square under the pointer is seen or not. */
export const SightVerdict = ({
  game,
  words,
  overlays,
  square,
}: {
  game: Game;
  words: GameWords;
  overlays: ReadonlySet<Overlay>;
  square: number;
}) => {
  const { context, stage } = game;
  const actor = stage.actors.get(context.choice.selected);
  if (!overlays.has('sight') || actor === undefined || actor.square < 0 || actor.facing < 0) return null;
  if (square < 0 || square === actor.square || context.board.floor[square] !== 1) return null;
  const { verdict } = lineTo(situationOf(context.dossier, stage), actor, square);
  return <p className="verdict">{words.overlays.blockedBy[verdict]}</p>;
};
