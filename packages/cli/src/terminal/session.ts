/** A game at a terminal: asks who decides, shows what that side may see, plays what is answered. */
import {
  SIDES,
  legal,
  pending,
  viewFor,
  type Command,
  type Entry,
  type Pending,
  type PieceId,
  type Refusal,
  type Side,
  type Table,
  type View,
} from '@sensorium/engine';
import { Chronicle, type Reader } from './chronicle.ts';
import type { Console } from './console.ts';
import { drawBoard } from './drawBoard.ts';
import { planScreen, publicView, type Looking, type ScreenPlan } from './handOver.ts';
import { Marks } from './marks.ts';
import { actorsIn, asksWho, canPayCp, itemsFor, type Item } from './menu.ts';
import { menuLines, whoLines } from './menuLines.ts';
import { createNames, type Names } from './names.ts';
import { isFacedBy, readFacing, readOrder, type Misreading } from './orders.ts';
import { wrap, type Paint } from './paint.ts';
import { drawScreen } from './screen.ts';
import type { Seat } from './seats.ts';
import { tellReason } from './tell.ts';
import { findWord, type WordContext } from './sessionWords.ts';
import type { TerminalWords } from './words/index.ts';

export interface SessionPlan {
  readonly table: Table;
  readonly console: Console;
  readonly words: TerminalWords;
  readonly paint: Paint;
  readonly plain: boolean;
  readonly title: string;
  readonly briefing: readonly string[];
  readonly notes: ReadonlyMap<number, string>;
  readonly seats: Readonly<Record<Side, Seat>>;
  /** C4.7: whether the marine player's time is kept. */
  readonly isTimed: boolean;
  /** Called after every command. */
  readonly keep: () => void;
  /** The file a game is kept in, told when leaving. */
  readonly keptIn: string;
  /** Writes the game to a file: why it cannot be written, or null. */
  readonly write: (file: string, how: 'save' | 'record') => string | null;
}

/** `again`: ask once more; `moved`: the game has changed; `left`: the player wants to stop. */
type Answer = 'again' | 'moved' | 'left';

export class Session {
  private readonly plan: SessionPlan;
  private readonly marks: Marks;
  private readonly names: Names;
  private readonly chronicle: Chronicle;
  private looking: Looking | null = null;
  private chosen: PieceId | null = null;
  private shown = '';
  private queue: string[] = [];
  private clockEnds: number | null = null;

  constructor(plan: SessionPlan) {
    this.plan = plan;
    const { table, words } = plan;
    this.marks = new Marks(table.setup);
    this.names = createNames(table.setup, this.marks, words);
    this.chronicle = new Chronicle(this.names, plan.isTimed);
    this.marks.update(table.game.state);
    this.chronicle.add(table.openingEvents);
    for (const { events } of table.entries) this.chronicle.add(events);
  }

  /** Plays until the game is over or somebody leaves. */
  async run(): Promise<void> {
    const { console, words, table } = this.plan;
    for (const line of this.plan.briefing) console.print(wrap(line, console.columns, '').join('\n'));
    console.print(words.welcome);
    if (this.persons.length === 1 && console.clears) await console.ask(words.begin);
    for (let open = pending(table.game); open !== null; open = pending(table.game)) {
      const seat = this.plan.seats[open.side];
      if (seat.is === 'player') this.letPlay(open.side, seat);
      else if ((await this.askPerson(open)) === 'left') {
        console.print(words.saved(this.plan.keptIn));
        return;
      }
    }
    this.showEnd();
  }

  private get persons(): Side[] {
    return SIDES.filter((side) => this.plan.seats[side].is === 'person');
  }

  private letPlay(side: Side, seat: Seat & { is: 'player' }): void {
    const { table, console } = this.plan;
    const answer = this.play(side, seat.decide(table.game));
    if (answer !== null) throw new Error(`${seat.id} was refused by ${answer.rule} (${answer.reason})`);
    const watching = this.persons[0];
    if (!console.clears) this.printLatest(watching ?? 'all');
  }

  /** Plays a command: the refusal, or null when it was accepted. */
  private play(by: Side | 'host', command: Command): Refusal | null {
    const { table, keep } = this.plan;
    const answer: Refusal | Entry = table.play(by, command);
    if (!('events' in answer)) return answer;
    this.marks.update(table.game.state);
    this.chronicle.add(answer.events);
    this.startClock(answer);
    keep();
    return null;
  }

  private startClock({ events }: Entry): void {
    if (!this.plan.isTimed) return;
    for (const event of events)
      if (event.is === 'clock-started') this.clockEnds = Date.now() + event.seconds * 1000;
      else if (event.is === 'phase-began' && event.phase === 'reinforcement') this.clockEnds = null;
  }

  // --- one decision of a person ---------------------------------------------------------------------------------------

  private async askPerson(open: Pending): Promise<Answer> {
    const plan = planScreen(open, this.persons, this.looking);
    if (plan.handOver) await this.handOver(open.side);
    const isPublic = plan.show === 'public';
    this.looking = isPublic ? 'both' : open.side;
    this.showDecision(open, plan);
    if (isPublic && open.decision === 'cp-response') return this.askInPublic(open);
    for (;;) {
      const answer = await this.askOnce(open, plan);
      if (answer !== 'again') return answer;
    }
  }

  private async handOver(side: Side): Promise<void> {
    const { console, words } = this.plan;
    this.shown = '';
    this.chosen = null;
    this.queue = [];
    if (console.clears) console.clear();
    console.print(words.handOver(words.sides[side]));
    if (console.isInteractive) await console.ask('');
    if (console.clears) console.clear();
  }

  /** C20.3: asked alike whatever the counter shows; only who wants to answer takes the keyboard. */
  private async askInPublic(open: Pending): Promise<Answer> {
    const { console, words } = this.plan;
    const typed = await console.ask(`${words.responsePublic(words.sides[open.side])} > `);
    if (typed === null || /^(quit|exit|q)$/i.test(typed.trim())) return 'left';
    if (/^(y|yes|o|oui)$/i.test(typed.trim())) {
      await this.handOver(open.side);
      this.looking = open.side;
      return 'moved';
    }
    const refused = this.play(open.side, { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 });
    if (refused !== null) console.print(this.refusalText(refused));
    return 'moved';
  }

  private async askOnce(open: Pending, plan: ScreenPlan): Promise<Answer> {
    const line = this.queue.shift() ?? (await this.readLine(open));
    if (line === null) return 'left';
    if (line === 'too-late') return this.runOutOfTime();
    const [first, ...others] = line.split(';');
    if (others.length > 0) this.queue.push(...others);
    const answer = await this.answer((first ?? '').trim(), open, plan);
    if (answer === 'again' && others.length > 0) this.queue = [];
    return answer;
  }

  private readLine(open: Pending): Promise<string | null | 'too-late'> {
    const { console, words, paint } = this.plan;
    const who = this.chosen === null ? '' : `${this.marks.markOf(this.chosen)} `;
    const prompt = paint.strong(words.prompt[open.side].replace('>', `${who.trim() === '' ? '' : ` ${who.trim()}`}>`));
    const isRunning = this.clockEnds !== null && open.side === 'marines' && open.decision === 'action';
    return console.ask(prompt, isRunning ? Math.max(0, this.clockEnds! - Date.now()) : undefined);
  }

  private runOutOfTime(): Answer {
    const { console, words } = this.plan;
    this.clockEnds = null;
    console.print(`\n${words.timeUp}`);
    return this.play('host', { do: 'time-up', piece: -1, at: -1, how: 0, cp: 0 }) === null ? 'moved' : 'again';
  }

  private async answer(line: string, open: Pending, plan: ScreenPlan): Promise<Answer> {
    const { console, words, table } = this.plan;
    const word = findWord(line);
    if (word !== null) return word.say(this.wordContext(open, plan), word.argument);
    const options = legal(table.game, open.side).all();
    const isWho = asksWho(open.decision, options) && this.chosen === null;
    if (line === '') {
      this.chosen = null;
      this.showDecision(open, plan, true);
      return 'again';
    }
    const picked = /^(\d+)(?:\s+\+(\d+))?$/.exec(line);
    if (picked !== null && !isWho) return this.pick(Number(picked[1]), picked[2], open, plan, options);
    const named = this.marks.find(line, open.side, this.viewOf(open.side, plan));
    if (named !== undefined && (isWho || !this.isAnswer(line, options))) return this.choose(named, open, plan, options);
    const reading = readOrder(line, {
      setup: table.setup,
      view: this.viewOf(open.side, plan),
      side: open.side,
      marks: this.marks,
      chosen: this.chosen,
      options,
    });
    if ('not' in reading) {
      console.print(this.misreadText(reading, line));
      return 'again';
    }
    if (reading.command.do === 'resign' && !(await this.isSure(words.verbs['resign']!))) return 'again';
    if (!reading.faces) return this.submitFaced(open, plan, reading.command);
    return this.submit(open, reading.command);
  }

  /** C2.6: the facing is the last thing asked of a deployment. */
  private async submitFaced(open: Pending, plan: ScreenPlan, command: Command): Promise<Answer> {
    const { console, words, table } = this.plan;
    const facings = legal(table.game, open.side)
      .all()
      .filter((option) => option.do === command.do && option.piece === command.piece && option.at === command.at);
    if (facings.length < 2) return this.submit(open, facings[0] ?? command);
    const typed = await console.ask(words.whichFacing);
    if (typed === null || typed === 'too-late') return 'left';
    const how = readFacing(typed.trim(), command.piece, this.viewOf(open.side, plan));
    if (how < 0) {
      console.print(words.badTarget(typed.trim()));
      return 'again';
    }
    return this.submit(open, { ...command, how });
  }

  /** Letters that answer a short question (`n`) are not taken for pieces. */
  private isAnswer(line: string, options: readonly Command[]): boolean {
    const words = new Set(options.filter(({ piece }) => piece >= 0).map((option) => option.do));
    return words.size === 1 && this.plan.table.setup.rules.targets.get([...words][0]!) !== 'none';
  }

  private choose(id: PieceId, open: Pending, plan: ScreenPlan, options: readonly Command[]): Answer {
    const { console, words } = this.plan;
    if (!actorsIn(options).includes(id)) {
      console.print(words.cannotAct(this.names.piece(id)));
      return 'again';
    }
    const own = options.filter(({ piece }) => piece === id);
    if (open.decision !== 'action' && own.length === 1) return this.submit(open, own[0]!);
    this.chosen = id;
    this.showDecision(open, plan, true);
    return 'again';
  }

  private pick(
    number: number,
    cp: string | undefined,
    open: Pending,
    plan: ScreenPlan,
    options: readonly Command[],
  ): Answer | Promise<Answer> {
    const { console, words } = this.plan;
    const items = this.itemsOf(options);
    const item = items[number - 1];
    if (item === undefined) {
      const named = this.marks.find(String(number), open.side, this.viewOf(open.side, plan));
      if (named !== undefined && named !== this.chosen) return this.choose(named, open, plan, options);
      console.print(words.noChoice(number, items.length));
      return 'again';
    }
    const paid = cp === undefined ? item.payments[0] : item.payments.find((payment) => payment.cp === Number(cp));
    if (paid === undefined) {
      console.print(words.cannotPay(Number(cp)));
      return 'again';
    }
    return isFacedBy(paid.do) ? this.submitFaced(open, plan, paid) : this.submit(open, paid);
  }

  private itemsOf(options: readonly Command[]): Item[] {
    const { table, words } = this.plan;
    return itemsFor({ game: table.game, marks: this.marks, words }, options, this.chosen);
  }

  private submit(open: Pending, command: Command): Answer {
    const { console, table } = this.plan;
    const refused = this.play(open.side, command);
    if (refused !== null) {
      console.print(this.refusalText(refused));
      return 'again';
    }
    if (command.piece >= 0 && open.decision === 'action') this.chosen = command.piece;
    const stillActs =
      this.chosen !== null &&
      pending(table.game)?.decision === 'action' &&
      actorsIn(legal(table.game, open.side).all()).includes(this.chosen);
    if (!stillActs) this.chosen = null;
    if (!console.clears) this.printLatest(this.looking === 'both' || this.looking === null ? 'public' : this.looking);
    return 'moved';
  }

  private async isSure(what: string): Promise<boolean> {
    const { console, words } = this.plan;
    const typed = await console.ask(words.sure(what));
    return typed !== null && /^(yes|y|oui)$/i.test(typed.trim());
  }

  // --- showing --------------------------------------------------------------------------------------------------------

  private viewOf(side: Side, plan: ScreenPlan): View {
    const { game } = this.plan.table;
    return plan.show === 'own' ? viewFor(game, side) : publicView(game);
  }

  private printLatest(reader: Reader): void {
    for (const line of this.chronicle.latest(reader)) this.plan.console.print(line);
  }

  /** The whole screen, where it is redrawn in place or where phase or player have changed; else only the question. */
  private showDecision(open: Pending, plan: ScreenPlan, isMenuOnly = false): void {
    const { console, table } = this.plan;
    const { turn, phase } = table.game.state;
    const scene = `${turn} ${phase} ${open.side} ${plan.show}`;
    if (console.clears || (scene !== this.shown && !isMenuOnly)) this.showScreen(open, plan);
    this.shown = scene;
    this.showMenu(open, plan);
  }

  private showScreen(open: Pending, plan: ScreenPlan): void {
    const { console, table, words, paint, title, notes } = this.plan;
    if (console.clears) console.clear();
    const reader: Reader = plan.show === 'own' ? open.side : 'public';
    const lines = drawScreen({
      setup: table.setup,
      view: this.viewOf(open.side, plan),
      marks: this.marks,
      names: this.names,
      words,
      paint,
      columns: console.columns,
      ...(this.chosen === null ? {} : { chosen: this.chosen }),
      log: this.chronicle.last(reader, 8),
      title,
      notes,
    });
    console.print(lines.join('\n'));
  }

  private showMenu(open: Pending, plan: ScreenPlan): void {
    const { console, table, words, paint } = this.plan;
    if (plan.show === 'public' && open.decision === 'cp-response') return;
    if (this.queue.length > 0) return;
    const options = legal(table.game, open.side).all();
    if (this.chosen === null && asksWho(open.decision, options)) {
      const actors = actorsIn(options).map((id) => `${this.marks.markOf(id)} ${this.names.unit(this.marks.kindOf(id))}`);
      for (const line of whoLines(actors, console.columns)) console.print(line);
      console.print(words.questions[open.decision] ?? words.question);
      return;
    }
    if (plan.show === 'public') console.print(words.decides(words.sides[open.side]));
    const items = this.itemsOf(options);
    const isChosen = this.chosen !== null;
    console.print(isChosen ? this.names.piece(this.chosen!) : (words.questions[open.decision] ?? words.question));
    for (const line of menuLines(items, paint, console.columns)) console.print(line);
    if (isChosen) console.print(paint.faint(`${words.pickOne}${canPayCp(items) ? ` ${words.payCp}` : ''}`));
  }

  private showEnd(): void {
    const { console, table, words } = this.plan;
    const { winner, endedBy } = table.game.state;
    const reader = this.persons.length === 1 ? this.persons[0]! : 'all';
    for (const line of this.chronicle.last(reader, 5)) console.print(line);
    console.print(words.overBy(words.over[winner] ?? winner, endedBy));
  }

  private refusalText({ reason, rule }: Refusal): string {
    const { words, paint } = this.plan;
    return paint.refused(words.refused(tellReason(reason), rule));
  }

  private misreadText(reading: Misreading, line: string): string {
    const { words } = this.plan;
    switch (reading.not) {
      case 'order':
        return words.unknownOrder(line);
      case 'piece':
        return words.noPiece;
      case 'target':
        return words.badTarget(reading.text);
      case 'clear':
        return words.whichTarget(words.verbs[reading.word] ?? reading.word);
    }
  }

  private wordContext(open: Pending, plan: ScreenPlan): WordContext {
    const { console, words, table, plain, paint, write } = this.plan;
    return {
      console,
      words,
      plain,
      write,
      briefing: this.plan.briefing,
      redraw: () => {
        this.shown = '';
        this.showDecision(open, plan);
      },
      sections: () => {
        const view = this.viewOf(open.side, plan);
        console.print(
          drawBoard({ setup: table.setup, view, marks: this.marks, paint, cell: 2, sections: true }).join('\n'),
        );
      },
      log: () => {
        const reader: Reader = plan.show === 'own' ? open.side : 'public';
        for (const line of this.chronicle.last(reader, 40)) console.print(line);
      },
      undo: () => {
        const refused = table.undo(open.side);
        if (refused !== null) return this.refusalText(refused);
        this.chronicle.takeBack();
        this.plan.keep();
        return null;
      },
    };
  }
}
