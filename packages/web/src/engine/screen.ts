/** The table as the worker has it: one game, the place of the persons at this screen, and the record that is kept of it. */
import { FileError } from '@sensorium/engine';
import {
  framesOf,
  openLesson,
  openTable,
  seenBy,
  type GameHost,
  type LessonTable,
  type Surroundings,
  type TableSeat,
} from '@sensorium/host';
import { chronicleOf } from '@sensorium/host/records';
import { joinSave } from '../storage/savedGame.ts';
import { ORDERS, type OrderStore } from '../storage/orders.ts';
import type {
  GameConfig,
  Keeping,
  Opened,
  Party,
  RequestName,
  Requests,
  StoredAs,
  Underway,
  Update,
} from './protocol.ts';
import type { BesideScreen } from './beside.ts';
import { Recorder, keptOf } from './recorder.ts';

type Answers<Name extends RequestName> = Requests[Name]['result'] | Promise<Requests[Name]['result']>;
type Handlers = { readonly [Name in RequestName]: (...params: Requests[Name]['params']) => Answers<Name> };

interface Sitting {
  readonly host: GameHost;
  readonly place: TableSeat;
  /** Null where nothing is kept: a file is only looked at. */
  readonly recorder: Recorder | null;
  readonly isWatching: boolean;
  /** Who watches over the learner; null in a game. */
  readonly lesson: LessonTable | null;
  /** Who minds the dice and the cardboard; null where there is no real board. */
  readonly beside: BesideScreen | null;
}

/** Another window plays this game now: what was said here does not count. */
class TakenOver extends Error {}

/** Where two programs play, the person looks on. */
const firstViewer = ({ parties }: TableSeat): Party => parties[0] ?? 'marines';

/** C20: a second window of two people at one screen shows what lies open on the table, and no more. */
const seatWatcher = (host: GameHost): TableSeat => (host.persons.length > 1 ? host.seat() : host.seat(...host.persons));

/** What was said when the page was closed is done, if nothing has been done since. */
const carryOut = (place: TableSeat, { length, by, deed }: Underway): void => {
  if (place.length !== length || !place.parties.includes(by)) return;
  if ('say' in deed) place.say(by, deed.say);
  else place.undoTo(by, deed.undoTo);
};

const silently = (update: Update): Update => ({ ...update, offers: [], undoable: 0, clock: null });

export class Screen implements Handlers {
  private readonly surroundings: Surroundings;
  private readonly onKeeping: (keeping: Keeping) => void;
  private readonly store: OrderStore;
  private sitting: Sitting | null = null;

  constructor(
    surroundings: Surroundings,
    onKeeping: (keeping: Keeping) => void = () => undefined,
    store: OrderStore = ORDERS,
  ) {
    this.surroundings = surroundings;
    this.onKeeping = onKeeping;
    this.store = store;
  }

  get host(): GameHost {
    return this.table.host;
  }

  open = async (config: GameConfig, storedAs: StoredAs | null): Promise<Opened> => {
    const recorder = storedAs === null ? null : new Recorder(this.store, storedAs, this.onKeeping);
    const isWatching = storedAs?.isWatching === true;
    const stored = isWatching ? joinSave(await recorder!.look()) : await recorder?.open();
    const save = stored ?? config.save;
    const host = openTable({ ...config, ...(save === undefined ? {} : { save }) }, this.surroundings);
    if (!host.hasHistory)
      throw new FileError('the file holds a position without its history, which cannot be kept here');
    const place = isWatching ? seatWatcher(host) : host.seat(...host.persons);
    this.sitting = { host, place, recorder, isWatching, lesson: null, beside: null };
    if (!isWatching) {
      if (storedAs?.underway !== undefined && recorder?.isGoneOnWith(storedAs.underway.owner) === true)
        carryOut(place, storedAs.underway);
      await this.keep();
      host.clock.release();
    }
    const viewer = firstViewer(place);
    return { dossier: host.dossier(), isTakenUp: save !== undefined, viewer, update: this.look(viewer) };
  };

  openLesson: Handlers['openLesson'] = (lesson, start) => {
    const table = openLesson(lesson, start);
    const { host, place } = table;
    this.sitting = { host, place, recorder: null, isWatching: false, lesson: table, beside: null };
    host.clock.release();
    const viewer = firstViewer(place);
    return { dossier: host.dossier(), isTakenUp: false, viewer, update: this.look(viewer) };
  };

  lesson: Handlers['lesson'] = (deed) => {
    const { lesson } = this.table;
    if (lesson === null) throw new Error('no lesson is open');
    if (deed !== null) lesson.hear(deed);
    return lesson.status;
  };

  openBeside: Handlers['openBeside'] = async (config, typed, storedAs) => {
    const { BesideScreen } = await import('./beside.ts');
    const recorder = new Recorder(this.store, storedAs, this.onKeeping);
    const save = await recorder.open();
    const beside = new BesideScreen(config, typed, save, this.surroundings);
    this.sitting = {
      get host() {
        return beside.table.host;
      },
      get place() {
        return beside.table.seat;
      },
      recorder,
      isWatching: false,
      lesson: null,
      beside,
    };
    await this.keep();
    return { opened: beside.table.isOpen ? this.takeSeat() : null, beside: beside.status() };
  };

  beside: Handlers['beside'] = async (deed) => {
    const { beside } = this.table;
    if (beside === null) throw new Error('this table is not beside a board');
    if (deed === null) return beside.status();
    const status = beside.hear(deed);
    await this.keep();
    return status;
  };

  takeSeat = (): Opened => {
    const viewer = firstViewer(this.place);
    // Which side's telling it is shows by the news: nobody is ahead of the cardboard.
    return { dossier: this.host.dossier(), isTakenUp: false, viewer, update: this.look(viewer) };
  };

  say = async (...[side, command, viewer, since]: Requests['say']['params']): Promise<Requests['say']['result']> => {
    const why = this.voice.say(side, command);
    if (why !== null) return { ok: false, why: why ?? null };
    await this.keep();
    return { ok: true, update: this.look(viewer, since) };
  };

  look = (viewer: Party, since?: number): Update => {
    const update = this.voice.look(viewer, since);
    return this.table.isWatching ? silently(update) : update;
  };

  undo: Handlers['undo'] = async (side, to, since) => {
    (this.table.beside ?? this.place).undoTo(side, to);
    await this.keep();
    return this.look(side, since);
  };

  play: Handlers['play'] = async (viewer, since, isWhole) => {
    (this.table.beside ?? this.table.lesson ?? this.host).play(isWhole);
    await this.keep();
    return this.look(viewer, since);
  };

  timeUp: Handlers['timeUp'] = async (viewer, since) => {
    (this.table.beside ?? this.host).timeUp();
    await this.keep();
    return this.look(viewer, since);
  };

  follow: Handlers['follow'] = async (viewer, since) => {
    const { entries } = await this.table.recorder!.look();
    this.host.follow(entries.map(({ entry }) => entry));
    return this.look(viewer, since);
  };

  /** Shown is only what is stored, or told not to be. */
  keep = async (isAnew = false): Promise<null> => {
    const { recorder, beside } = this.table;
    if (isAnew) recorder?.beginAnew();
    await recorder?.keep(beside?.kept ?? keptOf(this.host));
    if (recorder?.keeping.problem === 'taken') throw new TakenOver('another window plays this game');
    return null;
  };

  hold: Handlers['hold'] = (isHeld) => {
    if (isHeld) this.host.clock.hold();
    else this.host.clock.release();
    return null;
  };

  walks: Handlers['walks'] = (side, piece) => this.place.walks(side, piece);
  odds: Handlers['odds'] = (side, commands) => this.place.odds(side, commands);
  run: Handlers['run'] = (side, shot) => this.place.run(side, shot);
  shots: Handlers['shots'] = (side, moves) => this.place.shots(side, moves);
  why: Handlers['why'] = (side, commands) => commands.map((command) => this.place.why(side, command));
  save = (): string => (this.table.beside?.table ?? this.host).save();
  hint = async (): Promise<Requests['hint']['result']> => {
    if (this.table.lesson !== null || this.table.isWatching) throw new Error('nobody plays here');
    const matter = this.host.takeHint();
    await this.keep();
    return matter;
  };

  roster: Handlers['roster'] = () => this.host.roster();
  frames: Handlers['frames'] = (save) => framesOf(save);

  chronicle: Handlers['chronicle'] = (save) => chronicleOf(save);
  seen: Handlers['seen'] = (party, save) => seenBy(party, save);

  private get table(): Sitting {
    if (this.sitting === null) throw new Error('no game is open');
    return this.sitting;
  }

  /** Who hears what is said, and tells what there is to see. */
  private get voice(): Pick<BesideScreen, 'say' | 'look'> {
    const { beside, lesson, place } = this.table;
    return beside ?? lesson ?? place;
  }

  private get place(): TableSeat {
    return this.table.place;
  }
}
