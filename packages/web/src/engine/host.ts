/** A game with everything it hides: lives in the worker, tells each side what that side may know. */
import {
  Options,
  SIDES,
  Table,
  blamingFile,
  choices,
  eventFor,
  isRefusal,
  legal,
  pending,
  pieceOf,
  playReplay,
  publicView,
  readCommand,
  squareAt,
  submit,
  viewFor,
  type Command,
  type Coordinates,
  type Game,
  type GameEvent,
  type Refusal,
  type Replay,
  type Scenario,
  type MissionRulePlan,
  type Setup,
  type Side,
  type Speaker,
  type View,
} from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import { cpLeft, rosterOf, type Roster } from '@sensorium/rules';
import { oddsOf } from './odds.ts';
import { walksOf } from './planner.ts';
import { rehearsal } from './rehearsal.ts';
import { SeatedPlayers, withAutomata } from './players.ts';
import { drawSeed } from './seeds.ts';
import type {
  ClockKind,
  Dossier,
  GameConfig,
  Offer,
  Odds,
  Opened,
  ReplayFrame,
  ReplayFrames,
  Said,
  Seats,
  Shot,
  Update,
  Walk,
} from './protocol.ts';
import { PUBLIC_DECISIONS } from './protocol.ts';
import { shotsAfter } from './shots.ts';
import { FileError, formatSave, parseSave } from './saves.ts';

/** Thoughts of a player and the payment of points: nothing moves on the table. */
const UNSEEN: readonly GameEvent['is'][] = ['piece-activated', 'points-paid'];
const MOST_UNSEEN = 400;
const MOST_WHOLE = 5000;

/** Whoever made the scenario, what is wrong with it is said. */
const begunTable = (scenario: Scenario, seed: number): Table => {
  const setup = blamingFile('scenario', () => setupFromFile(scenario));
  return blamingFile('opening', () => new Table(setup, { seed }));
};

export class GameHost {
  private readonly table: Table;
  private readonly sides: Seats;
  private readonly clock: ClockKind;
  /** How many entries each side has been told of; −1 before the opening. */
  private readonly told: Record<Side, number> = { marines: -1, aliens: -1 };
  private readonly options: Options;
  private readonly players: SeatedPlayers;
  /** Readies the programs for their first turn, a little with every call; false when they are ready. */
  readonly rehearse: () => boolean;

  constructor(config: GameConfig) {
    const saved = config.save === undefined ? null : parseSave(config.save);
    const scenario =
      saved?.replay.scenario ?? withAutomata(withClock(given(config.scenario), config.clock), config.sides);
    this.sides = saved?.sides ?? config.sides;
    this.clock = saved?.clock ?? config.clock;
    this.table = begunTable(scenario, saved?.replay.seed ?? config.seed ?? drawSeed());
    this.options = new Options(this.table.setup.rules.words);
    this.players = new SeatedPlayers(this.sides, this.table.seed);
    this.rehearse = rehearsal(this.table.setup, this.sides);
    for (const [index, { by, say }] of (saved?.replay.entries ?? []).entries()) {
      const command = readCommand(this.table.setup, say);
      const accepted = (): Refusal | null => (isRefusal(command) ? command : this.accept(by, command));
      const why = blamingFile(`entries[${index}]`, accepted);
      if (why !== null) throw new FileError(`entries[${index}]: refused by ${why.rule} (${why.reason})`);
    }
    if (saved !== null && courseOf(saved.replay) !== courseOf(this.table.replay()))
      throw new FileError('its seed and commands give other dice, or lead to another position, than are recorded');
  }

  private get game(): Game {
    return this.table.game;
  }

  dossier(): Dossier {
    return dossierOf(this.table.setup, this.sides, this.clock);
  }

  open(viewer: Side = firstViewer(this.sides)): Opened {
    this.told[viewer] = -1;
    return { dossier: this.dossier(), viewer, update: this.look(viewer) };
  }

  /** What the viewer may know now, with the events he has not been told yet. */
  look(viewer: Side): Update {
    const events = this.news(viewer);
    return {
      view: viewFor(this.game, viewer),
      pending: pending(this.game),
      offers: this.offersFor(viewer),
      events,
      undoable: this.table.undoRefusal(viewer) === null ? 1 : 0,
      length: this.table.entries.length,
    };
  }

  say(speaker: Speaker, command: Command, viewer: Side): Said {
    const why = this.accept(speaker, command);
    return why === null ? { ok: true, update: this.look(viewer) } : { ok: false, why };
  }

  /** A player that is no person goes on until there is something to see, or until a person must decide. */
  play(viewer: Side, isWhole = false): Update {
    const { phase } = this.game.state;
    for (let said = 0; said < (isWhole ? MOST_WHOLE : MOST_UNSEEN); said++) {
      const open = pending(this.game);
      if (open === null || !this.players.isSeated(open.side) || this.game.state.phase !== phase) break;
      this.playOnce(open.side);
      const { events } = this.table.entries.at(-1)!;
      if (!isWhole && events.some((event) => !UNSEEN.includes(event.is))) break;
    }
    return this.look(viewer);
  }

  private playOnce(side: Side): void {
    const command = this.players.decide(this.game, side);
    let why = this.accept(side, command);
    for (const other of why === null ? [] : this.players.instead(this.game, side, command))
      if (why !== null) why = this.accept(side, other);
    if (why !== null) throw new Error(`'${command.do}' was refused by ${why.rule} (${why.reason})`);
  }

  /** One step back, if nothing stands between: no die, no draw, no secret, no decision of the other side. */
  undo(side: Side): Update {
    if (this.table.undo(side) === null)
      for (const viewer of ['marines', 'aliens'] as const)
        this.told[viewer] = Math.min(this.told[viewer], this.table.entries.length);
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

  /** C14: what could be shot at after each of these moves. */
  shots(side: Side, moves: readonly Command[]): readonly (readonly Shot[])[] {
    const sayable = legal(this.game, side, this.options);
    return moves.map((move) => (sayable.has(move) ? shotsAfter(this.game, move) : []));
  }

  /** Why something cannot be said; nothing changes. */
  why(side: Side, command: Command): Refusal | null {
    if (legal(this.game, side, this.options).has(command)) return null;
    return submit(this.game, side, command);
  }

  roster(): Roster {
    return rosterOf(this.game);
  }

  save(): string {
    return formatSave({ replay: this.table.replay(), sides: this.sides, clock: this.clock });
  }

  private news(viewer: Side): GameEvent[] {
    const since = this.told[viewer];
    this.told[viewer] = this.table.entries.length;
    const opening = since < 0 ? this.table.openingEvents.map((event) => eventFor(event, viewer)) : [];
    return [...opening, ...this.table.eventsFor(viewer, Math.max(0, since))];
  }

  private accept(speaker: Speaker, command: Command): Refusal | null {
    const answer = this.table.play(speaker, command);
    return 'reason' in answer ? answer : null;
  }

  private isHotSeat(): boolean {
    return this.sides.marines === 'person' && this.sides.aliens === 'person';
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

const firstViewer = ({ marines, aliens }: Seats): Side =>
  marines !== 'person' && aliens === 'person' ? 'aliens' : 'marines';

const isInterjection = (game: Game, command: Command): boolean => game.setup.rules.interjections.has(command.do);

/** What chance gave, and where it led. */
const courseOf = ({ opening, entries, position }: Replay): string =>
  JSON.stringify([opening, entries.map(({ drawn }) => drawn), position]);

/** Only a saved game brings its own board. */
const given = (scenario: GameConfig['scenario']): Scenario => {
  if (typeof scenario === 'string') throw new Error(`there is no mission '${scenario}'`);
  return scenario;
};

const withClock = (scenario: Scenario, clock: ClockKind): Scenario =>
  clock === 'novice' ? { ...scenario, novice: true } : scenario;

const dossierOf = (setup: Setup, sides: Seats, clock: ClockKind): Dossier => ({
  scenario: setup.scenario.id,
  sides,
  clock,
  board: setup.board.plan,
  terrain: setup.rules.terrain,
  profiles: setup.profiles.map(({ is, unit, gear, rows }) => ({ is, unit, gear, rows })),
  roster: setup.scenario.pieces.map(({ name, squad }) => ({
    ...(name === undefined ? {} : { name }),
    ...(squad === undefined ? {} : { squad }),
  })),
  options: setup.rules.options,
  pointsAt: Object.fromEntries(setup.rules.targets),
  rosterProfiles: setup.profileOf,
  exits: setup.scenario.rules.flatMap((plan) =>
    plan.is === 'exits'
      ? (plan['squares'] as readonly { at: Coordinates; side: number }[]).map(({ at: [x, y, level], side }) => ({
          square: squareAt(setup.board, x, y, level),
          side,
        }))
      : [],
  ),
  targets: setup.scenario.rules.flatMap((plan) => (plan.is === 'burn-targets' ? plan.sections : [])),
  stakes: setup.scenario.rules.flatMap((plan) => stakesOf(setup, plan)),
  deployment: setup.scenario.deployment.map(({ by, pieces }) => ({ by, pieces })),
});

/** D20: the sections a scenario is about: the control room, or the corridors that must be held. */
const stakesOf = ({ board }: Setup, plan: MissionRulePlan): string[] => {
  if (plan.is !== 'scenario') return [];
  const { id, corridors, controlRoom = [] } = plan;
  const places = id === 'scn-defend' ? corridors.flat() : id === 'scn-raid' || id === 'scn-escape' ? controlRoom : [];
  const sections = places.map(([x, y, level]) => board.sectionNames[board.section[squareAt(board, x, y, level)]!]!);
  return [...new Set(sections)];
};

interface Eyes {
  readonly view: (game: Game) => View;
  readonly event: (event: GameEvent) => GameEvent;
}

const eyesOf = (side: Side): Eyes => ({
  view: (game) => viewFor(game, side),
  event: (event) => eventFor(event, side),
});

/** What lies open on the table. */
const EYES_OF_BOTH: Eyes = {
  view: publicView,
  event: (event) => eventFor(eventFor(event, 'marines'), 'aliens'),
};

const EYES_OF_ALL: Eyes = {
  view: (game) => ({ ...viewFor(game, 'aliens'), cpDrawn: game.state.cpDrawn }),
  event: (event) => event,
};

/** C20: when a game is over nothing is secret any more; until then whoever looks back may play on. */
const eyesFor = (winner: string, sides: Seats): Eyes => {
  if (winner !== 'none') return EYES_OF_ALL;
  const persons = SIDES.filter((side) => sides[side] === 'person');
  return persons.length === 1 ? eyesOf(persons[0]!) : EYES_OF_BOTH;
};

/** A game command by command, for looking back: the whole of it when it is over. */
export const framesOf = (save: string): ReplayFrames => {
  const { replay, sides, clock } = parseSave(save);
  const start = begunTable(replay.scenario, replay.seed);
  const { setup } = start;
  const { winner } = playReplay(replay, setupFromFile).state;
  const eyes = eyesFor(winner, sides);
  const frame = (game: Game, by: ReplayFrame['by'], events: readonly GameEvent[]): ReplayFrame => ({
    by,
    events: events.map(eyes.event),
    view: eyes.view(game),
  });
  const frames: ReplayFrame[] = [frame(start.game, 'setup', start.openingEvents)];
  // What nobody would see happen is told together with what comes next.
  let unseen: readonly GameEvent[] = [];
  playReplay(replay, setupFromFile, ({ game, by, events }, index) => {
    unseen = [...unseen, ...events];
    const isLast = index === replay.entries.length - 1;
    if (!isLast && unseen.every((event) => UNSEEN.includes(event.is))) return;
    frames.push(frame(game, by, unseen));
    unseen = [];
  });
  return { dossier: dossierOf(setup, sides, clock), winner, frames };
};
