/** Who looks: what he sees of a game, and what he is told of an event (Table C-J). */
import { eventFor, publicView, viewFor, type Game, type GameEvent, type Side, type View } from '@sensorium/engine';

export interface Eyes {
  readonly view: (game: Game) => View;
  readonly event: (event: GameEvent) => GameEvent;
}

export const eyesOf = (side: Side): Eyes => ({
  view: (game) => viewFor(game, side),
  event: (event) => eventFor(event, side),
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
