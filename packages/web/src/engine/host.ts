/** A game with everything it hides: lives in the worker, tells each side what that side may know. */
import {
  Options,
  SEEDED,
  choices,
  cloneState,
  computeCells,
  createGame,
  eventFor,
  legal,
  pending,
  pieceOf,
  recorded,
  recording,
  submit,
  viewFor,
  type Command,
  type Drawn,
  type Game,
  type GameEvent,
  type Refusal,
  type Setup,
  type Side,
  type Speaker,
  type State,
} from '@sensorium/engine';
import { cpLeft } from '@sensorium/rules';
import { oddsOf } from './enumerate.ts';
import { findScenario, prepare } from './library.ts';
import { walksOf } from './planner.ts';
import { decideFor } from './players.ts';
import {
  SAVE_FORMAT,
  type Dossier,
  type GameConfig,
  type Offer,
  type Odds,
  type Opened,
  type ReplayFrame,
  type ReplayFrames,
  type Said,
  type SavedCommand,
  type SavedGame,
  type Update,
  type Walk,
} from './protocol.ts';
import { parseSave } from './saves.ts';

/** A point one may go back to: nothing random, secret or foreign has happened since. */
interface Bookmark {
  readonly state: State;
  readonly commands: number;
  readonly events: number;
  readonly side: Side;
}

/** Decisions whose options are on the table for all to see (Table C-J): two people at one screen need no hand-over. */
const PUBLIC_DECISIONS: readonly string[] = ['choose-conversion', 'place-figure', 'set-facing', 'turn-to-face'];

export class GameHost {
  private readonly game: Game;
  private readonly config: Omit<SavedGame, 'commands' | 'format'>;
  private readonly commands: SavedCommand[] = [];
  private readonly events: GameEvent[] = [];
  private readonly told: Record<Side, number> = { marines: 0, aliens: 0 };
  private bookmarks: Bookmark[] = [];
  private drawn: Drawn = [];
  private readonly options: Options;

  constructor(config: GameConfig) {
    const saved = config.save === undefined ? null : parseSave(config.save);
    const scenario = saved?.scenario ?? withClock(findScenario(config.scenario), config);
    this.config = saved ?? { scenario, seed: config.seed, sides: config.sides, clock: config.clock };
    const setup = prepare(scenario);
    this.options = new Options(setup.rules.words);
    this.game = createGame(setup, {
      seed: this.config.seed,
      chance: recording(SEEDED, this.drawn),
      sink: (event) => this.events.push(event),
    });
    this.drawn.length = 0;
    for (const { by, command } of saved?.commands ?? []) this.restore(by, command);
  }

  dossier(): Dossier {
    return dossierOf(this.game.setup, this.config);
  }

  open(viewer: Side): Opened {
    this.told[viewer] = 0;
    return { dossier: this.dossier(), update: this.look(viewer) };
  }

  /** What the viewer may know now, with the events he has not been told yet. */
  look(viewer: Side): Update {
    const events = this.events.slice(this.told[viewer]).map((event) => eventFor(event, viewer));
    this.told[viewer] = this.events.length;
    return {
      view: viewFor(this.game, viewer),
      pending: pending(this.game),
      offers: this.offersFor(viewer),
      events,
      undoable: this.bookmarks.filter((mark) => mark.side === viewer).length,
      length: this.commands.length,
    };
  }

  say(speaker: Speaker, command: Command, viewer: Side): Said {
    const why = this.accept(speaker, command);
    return why === null ? { ok: true, update: this.look(viewer) } : { ok: false, why };
  }

  /** One decision of a player that is no person. */
  play(viewer: Side): Update {
    const open = pending(this.game);
    if (open !== null && this.config.sides[open.side] !== 'person') {
      const command = decideFor(this.game, this.config.sides[open.side], this.options, this.commands.length);
      if (command !== null) this.accept(open.side, command);
    }
    return this.look(viewer);
  }

  /** One step back, if nothing stands between: no die, no draw, no secret, no decision of the other side. */
  undo(side: Side): Update {
    const mark = this.bookmarks.at(-1);
    if (mark?.side === side) {
      this.bookmarks.pop();
      this.game.state = mark.state;
      this.game.cells = computeCells(this.game.setup.board, this.game.setup.rules.terrain, mark.state);
      this.commands.length = mark.commands;
      this.events.length = mark.events;
      for (const viewer of ['marines', 'aliens'] as const) this.told[viewer] = Math.min(this.told[viewer], mark.events);
    }
    return this.look(side);
  }

  walks(side: Side, piece: number): readonly Walk[] {
    const open = pending(this.game);
    const owner = this.game.state.pieces[piece];
    if (open?.side !== side || open.decision !== 'action' || owner?.side !== side) return [];
    if (owner.activation === 'barred' || (side === 'aliens' && owner.activation === 'done')) return [];
    const { unit } = this.game.setup.profiles[owner.profile]!;
    const ap = owner.activation === 'active' ? owner.ap : owner.activation === 'ready' ? unit.ap : 0;
    return walksOf(this.game, piece, ap + (side === 'marines' ? cpLeft(this.game) : 0));
  }

  odds(side: Side, commands: readonly Command[]): readonly (Odds | null)[] {
    const sayable = legal(this.game, side, this.options);
    return commands
      .map((command) => (sayable.has(command) ? command : null))
      .map((command) => (command === null || isInterjection(this.game, command) ? null : oddsOf(this.game, command)));
  }

  /** Why something cannot be said; nothing changes. */
  why(side: Side, command: Command): Refusal | null {
    if (legal(this.game, side, this.options).has(command)) return null;
    return submit(this.game, side, command);
  }

  save(): string {
    const saved: SavedGame = { format: SAVE_FORMAT, ...this.config, commands: this.commands };
    return JSON.stringify(saved);
  }

  private accept(speaker: Speaker, command: Command): Refusal | null {
    const before: Bookmark = {
      state: cloneState(this.game.state),
      commands: this.commands.length,
      events: this.events.length,
      side: speaker === 'aliens' ? 'aliens' : 'marines',
    };
    const decides = pending(this.game)?.side;
    this.drawn.length = 0;
    const why = submit(this.game, speaker, command);
    if (why !== null) return why;
    this.commands.push({ by: speaker, command, drawn: this.drawn.slice() });
    const isFinal =
      this.drawn.length > 0 ||
      speaker === 'host' ||
      pending(this.game)?.side !== decides ||
      this.events.slice(before.events).some((event) => event.reveals === true || event.secret !== undefined);
    this.bookmarks = isFinal ? [] : [...this.bookmarks, before];
    return null;
  }

  private restore(by: Speaker, command: Command): void {
    const why = this.accept(by, command);
    if (why !== null) throw new Error(`the saved game goes wrong at ${command.do}: ${why.reason} (${why.rule})`);
    this.bookmarks = [];
  }

  private isHotSeat(): boolean {
    return this.config.sides.marines === 'person' && this.config.sides.aliens === 'person';
  }

  private offersFor(viewer: Side): Offer[] {
    const open = pending(this.game);
    if (open === null) return [];
    const { verbs } = this.game.setup.rules;
    const offers: Offer[] = [];
    const isShared = open.side !== viewer && this.isHotSeat() && PUBLIC_DECISIONS.includes(open.decision);
    const list = isShared ? choices(this.game, this.options) : legal(this.game, viewer, this.options);
    let last: Command | null = null;
    for (let i = 0; i < list.count; i++) {
      const command: Command = list.get(i);
      const { do: word, piece, at, how, cp } = command;
      // The splits of one price follow each other on the list, ascending.
      if (last !== null && last.do === word && last.piece === piece && last.at === at && last.how === how) {
        offers[offers.length - 1] = { ...offers.at(-1)!, most: cp };
        continue;
      }
      last = command;
      const verb = piece < 0 ? undefined : verbs.get(word);
      const cost = verb?.cost(this.game, pieceOf(this.game, piece), command) ?? 0;
      offers.push({ do: word, piece, at, how, cost, least: cp, most: cp });
    }
    return offers;
  }
}

const isInterjection = (game: Game, command: Command): boolean => game.setup.rules.interjections.has(command.do);

const withClock = (scenario: SavedGame['scenario'], { clock }: Pick<GameConfig, 'clock'>): SavedGame['scenario'] =>
  clock === 'novice' ? { ...scenario, novice: true } : scenario;

const dossierOf = (setup: Setup, config: Omit<SavedGame, 'commands' | 'format'>): Dossier => ({
  scenario: setup.scenario.id,
  seed: config.seed,
  sides: config.sides,
  clock: config.clock,
  board: setup.scenario.board,
  terrain: setup.rules.terrain,
  profiles: setup.profiles.map(({ is, unit, gear, rows }) => ({ is, unit, gear, rows })),
  roster: setup.scenario.pieces.map(({ name, squad }) => ({
    ...(name === undefined ? {} : { name }),
    ...(squad === undefined ? {} : { squad }),
  })),
  rosterProfiles: setup.profileOf,
  deployment: setup.scenario.deployment.map(({ by, pieces }) => ({ by, pieces })),
});

/** The whole game, command by command, seen by nobody in particular: for looking back when it is over. */
export const framesOf = (save: string): ReplayFrames => {
  const saved = parseSave(save);
  const setup = prepare(saved.scenario);
  let events: GameEvent[] = [];
  const frames: ReplayFrame[] = [];
  const game = createGame(setup, { seed: saved.seed, sink: (event) => events.push(event) });
  const keep = (by: ReplayFrame['by'], command: Command | null): void => {
    frames.push({ by, command, events, view: { ...viewFor(game, 'aliens'), cpDrawn: game.state.cpDrawn } });
    events = [];
  };
  keep('setup', null);
  for (const { by, command, drawn } of saved.commands) {
    const chance = recorded(drawn);
    game.chance = chance;
    const why = submit(game, by, command);
    if (why !== null) throw new Error(`the replay goes wrong at ${command.do}: ${why.reason} (${why.rule})`);
    if (chance.left() > 0) throw new Error(`the replay holds dice nobody asked for at ${command.do}`);
    keep(by, command);
  }
  return { dossier: dossierOf(setup, saved), winner: game.state.winner, frames };
};
