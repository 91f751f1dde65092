/** What somebody may see of a game and be told of an event (Table C-J). */
import { eventFor, publicView, viewFor, type Game, type GameEvent, type Side, type View } from '@sensorium/engine';

export interface Visibility {
  readonly view: (game: Game) => View;
  readonly event: (event: GameEvent) => GameEvent;
}

export const visibleTo = (side: Side): Visibility => ({
  view: (game) => viewFor(game, side),
  event: (event) => eventFor(event, side),
});

/** What lies open on the table: all that an onlooker sees. */
export const PUBLIC: Visibility = {
  view: publicView,
  event: (event) => eventFor(eventFor(event, 'marines'), 'aliens'),
};

export const EVERYTHING: Visibility = {
  view: (game) => ({ ...viewFor(game, 'aliens'), cpDrawn: game.state.cpDrawn }),
  event: (event) => event,
};
