/** What the log of a game tells the statistics. */
import { coordinatesOf, isSeen, pieceOf, type Command, type Game, type GameEvent } from '@sensorium/engine';

/** S9.14: makes the whole run invalid. */
export class InvalidGame extends Error {}

/** The side's first letter, x, y, and the level where it is not the lowest. */
export type Death = readonly [side: 'm' | 'a', x: number, y: number, level?: number];

/** What an overwatch shot cites. */
const OVERWATCH: readonly string[] = ['C13.6', 'C13.7', 'A7.10'];

/** S9.22: whom it kills on overwatch came into sight, though it is off the board when the action is over. */
const isContact = (game: Game, event: GameEvent): boolean => {
  if (event.is === 'shot-fired') return event.target >= 0 && OVERWATCH.includes(event.rule);
  return event.is === 'close-combat-fought' && pieceOf(game, event.attacker).side === 'aliens';
};

export class Tally {
  readonly deaths: Death[] = [];
  /** S9.22: the first turn in which an alien came into sight or attacked; 0 if never. */
  contact = 0;

  hear(game: Game, event: GameEvent): void {
    // S4.9: the game goes on, but a game with an error in it measures nothing.
    if (event.is === 'automaton-refused') throw new InvalidGame(`'${event.word}' was refused by ${event.rule}`);
    if (event.is === 'piece-killed') this.noteDeath(game, event.unit, event.at);
    else if (this.contact === 0 && isContact(game, event)) this.contact = game.state.turn;
  }

  private noteDeath(game: Game, unit: string, at: number): void {
    if (at < 0) return;
    const side = game.setup.rules.units.get(unit)?.side === 'marines' ? 'm' : 'a';
    this.deaths.push([side, ...coordinatesOf(game.setup.board, at)]);
  }

  /** After an alien's answer. */
  noteAction(game: Game, { piece }: Command): void {
    if (this.contact > 0 || game.state.phase !== 'alien-action') return;
    const actor = game.state.pieces[piece];
    if (actor !== null && actor !== undefined && actor.square >= 0 && isSeen(game, actor.square))
      this.contact = game.state.turn;
  }
}
