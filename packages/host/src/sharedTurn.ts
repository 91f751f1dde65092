/** A3.12: a program that plays one of two marine players knows what he knows, and is offered what he may say. */
import { Options, choices, type Command, type Game } from '@sensorium/engine';
import { IllegalAnswer } from '@sensorium/players';
import { gameForPlayer, notHisToSay, type MarinePlayer } from '@sensorium/rules';

const ownChoices = (game: Game, player: MarinePlayer): Options => {
  const { words, wordIndex } = game.setup.rules;
  const own = new Options(words);
  for (const command of choices(game, new Options(words)).all()) {
    const { do: word, piece, at, how, cp } = command;
    if (notHisToSay(game, player, command) === null) own.add(wordIndex.get(word)!, piece, at, how, cp);
  }
  return own;
};

/** Its answer; null when what it wants is not its own to say. Bots plan for a whole side, and their plans may be. */
export const ownAnswer = (
  game: Game,
  player: MarinePlayer,
  decide: (game: Game, options: Options) => Command,
): Command | null => {
  const own = ownChoices(game, player);
  try {
    return decide(gameForPlayer(game, player), own);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    return own.all().find(({ do: word }) => word === 'deploy') ?? null;
  }
};
