/** Who looks: what he sees of a game, and what he is told of an event (Table C-J). */
import { eventFor, publicView, viewFor, type Game, type GameEvent, type Side, type View } from '@sensorium/engine';
import { viewForPlayer, type MarinePlayer } from '@sensorium/rules';

export interface Eyes {
  readonly view: (game: Game) => View;
  readonly event: (event: GameEvent) => GameEvent;
}

/** `player`: where two play that side, and each has his own secrets (A3.12). */
export const eyesOf = (side: Side, player: MarinePlayer | null): Eyes => ({
  view: (game) => (player === null ? viewFor(game, side) : viewForPlayer(game, player)),
  event: (event) => eventFor(event, side, player ?? undefined),
});

/** Who sees what lies open on the table, and no more. */
export const ONLOOKER: Eyes = {
  view: publicView,
  event: (event) => eventFor(eventFor(event, 'marines'), 'aliens'),
};

export const EYES_OF_ALL: Eyes = {
  view: (game) => ({ ...viewFor(game, 'aliens'), cpDrawn: game.state.cpDrawn }),
  event: (event) => event,
};
