/** A session beside a real board: orders wait for their dice, and what a program does is told piece by piece. */
import { eventFor, type Command, type GameEvent, type Refusal } from '@sensorium/engine';
import { sideOf, type GameHost, type Party } from '@sensorium/host';
import { tellPieces, type CompanionTable, type Happened, type Told } from '@sensorium/host/companion';
import { Marks } from '@sensorium/host/orders';
import type { Console } from '../terminal/console.ts';
import type { SpokenNames } from '../terminal/names.ts';
import type { Carrying } from '../terminal/carrying.ts';
import { wordsOf, type TerminalWords } from '../terminalWords.ts';
import { readAnyway } from './anyway.ts';
import { askChance, means } from './askChance.ts';

export interface BesideBoardPlan {
  readonly table: CompanionTable;
  readonly console: Console;
  readonly words: TerminalWords;
  readonly names: SpokenNames;
  /** A list at once, for veterans. */
  readonly isBrief: boolean;
}

export class BesideBoard implements Carrying {
  readonly tells = true;
  private readonly plan: BesideBoardPlan;
  private readonly host: GameHost;

  constructor(plan: BesideBoardPlan) {
    this.plan = plan;
    this.host = plan.table.host;
  }

  say(party: Party, command: Command): Refusal | null {
    return this.plan.table.say(party, command);
  }

  playOnce(): void {
    this.plan.table.play();
  }

  timeUp(): void {
    this.plan.table.timeUp();
  }

  /** A mistyped die is taken back where an order could not be. */
  undo(party: Party): Refusal | null {
    const { table } = this.plan;
    const refused = table.undo(party);
    if (refused !== null && !table.takeBack()) return refused;
    return null;
  }

  overrule(line: string): Refusal | null | undefined {
    const { table } = this.plan;
    const { game, setup } = this.host;
    const marks = new Marks({ rosterProfiles: setup.profileOf, profiles: setup.profiles });
    const edit = readAnyway(game, marks, line, wordsOf(this.plan.words.language, 'companion'));
    return edit === null ? undefined : table.overrule(edit);
  }

  /** The cardboard is moved before anybody rolls or decides. */
  async beforeAsking(): Promise<boolean> {
    const { table, console, words, names } = this.plan;
    if (!(await this.tellNews())) return false;
    table.told = this.host.length;
    const piece = (id: number): string => names.piece(id);
    return askChance({ table, console, piece, words: wordsOf(words.language, 'companion') });
  }

  /** Programs go on until somebody must roll or decide: then it is told what they did. */
  get isWaiting(): boolean {
    return this.plan.table.wanted !== null;
  }

  private news(): Happened[] {
    const { host } = this;
    const [person = 'marines'] = host.persons;
    const { told } = this.plan.table;
    const records = host.records(told);
    const story = host.story().slice(told + 1);
    return records.flatMap(({ by, say }, index) =>
      by === 'host' || host.persons.some((party) => sideOf(party) === by)
        ? []
        : [{ piece: say.piece ?? -1, events: this.heardBy(person, story[index]!) }],
    );
  }

  /** C4.7: without a clock nobody needs to hear of it. */
  private heardBy(person: Party, events: readonly GameEvent[]): GameEvent[] {
    const isTimed = this.host.clockKind !== 'off';
    return events.filter(({ is }) => isTimed || is !== 'clock-started').map((event) => eventFor(event, sideOf(person)));
  }

  private async tellNews(): Promise<boolean> {
    const { console, isBrief } = this.plan;
    const { language, survey } = this.plan.words;
    const words = wordsOf(language, 'companion');
    const { board } = this.host.setup;
    const { names } = this.plan;
    const all = tellPieces(this.news(), {
      board,
      language,
      names,
      words,
      directions: survey.directions,
      ground: survey.ground,
    });
    if (all.length === 0) return true;
    if (isBrief) return this.tellBriefly(all);
    for (let next = 0; next < all.length; next++) {
      for (const line of all[next]!.lines) console.print(line);
      const answer = await this.untilDone(all[next]!);
      if (answer === 'left') return false;
      if (answer === 'all') return this.tellBriefly(all.slice(next + 1));
    }
    return true;
  }

  private async tellBriefly(all: readonly Told[]): Promise<boolean> {
    for (const { brief } of all) this.plan.console.print(`- ${brief}`);
    const grounds = all.flatMap((told) => told.grounds);
    return all.length === 0 || (await this.untilDone({ grounds })) !== 'left';
  }

  private async untilDone({ grounds }: Pick<Told, 'grounds'>): Promise<'done' | 'all' | 'left'> {
    const { console } = this.plan;
    const words = wordsOf(this.plan.words.language, 'companion');
    for (;;) {
      const typed = await console.ask(words.done);
      if (typeof typed !== 'string' || means(words, 'quit', typed)) return 'left';
      if (means(words, 'all', typed)) return 'all';
      if (!means(words, 'why', typed)) return 'done';
      for (const { text, rule } of grounds) console.print(words.why(text, rule));
    }
  }
}
