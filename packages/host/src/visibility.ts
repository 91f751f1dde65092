/** What somebody may see of a game and be told of an event (Table C-J). */
import { eventFor, publicView, viewFor, type Game, type GameEvent, type Side, type View } from '@sensorium/engine';
import { viewForPlayer, type MarinePlayer } from '@sensorium/rules';

export interface Visibility {
  readonly view: (game: Game) => View;
  readonly event: (event: GameEvent) => GameEvent;
}

/** `player`: where two play that side, and each has his own secrets (A3.12). */
export const visibleTo = (side: Side, player: MarinePlayer | null): Visibility => ({
  view: (game) => (player === null ? viewFor(game, side) : viewForPlayer(game, player)),
  event: (event) => eventFor(event, side, player ?? undefined),
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
