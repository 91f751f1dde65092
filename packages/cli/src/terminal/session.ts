/** A game at a terminal: asks who decides, shows what that side may see, plays what is answered. */
import { pending, type Command, type Pending, type PieceId, type Refusal, type Word } from '@sensorium/engine';
import { SECOND, type GameHost, type Party, type TableSeat } from '@sensorium/host';
import { IllegalAnswer } from '@sensorium/players';
import { hasTwoCounters } from '@sensorium/rules';
import { atOnce, type Carrying } from './carrying.ts';
import { TOO_LATE, type Console } from './console.ts';
import { Display } from './display.ts';
import { PlainError } from './disk.ts';
import { planScreen, type Looking, type Question, type ScreenPlan } from './handOver.ts';
import { answerAsk } from './asking.ts';
import { actorsIn, asksWho } from './menu.ts';
import { isFacedBy, pieceNamed, readFacing, readOrder, type OrderContext } from '@sensorium/host/orders';
import type { SpokenNames } from './names.ts';
import { wrap, type Paint } from './paint.ts';
import { findWord, type WordContext } from './sessionWords.ts';
import type { TerminalWords } from '../terminalWords.ts';

export interface SessionPlan {
  readonly host: GameHost;
  readonly console: Console;
  readonly words: TerminalWords;
  readonly paint: Paint;
  readonly title: string;
  readonly briefing: readonly string[];
  readonly notes: ReadonlyMap<number, string>;
  /** Called after every command. */
  readonly keep: () => string | null;
  /** The file a game is kept in, told when leaving. */
  readonly goOn: string;
  /** Writes the game to a file: why it cannot be written, or null. */
  readonly write: (file: string, how: 'save' | 'record') => string | null;
  /** How what is said is carried out, where that is not at once. */
  readonly carrying?: (names: SpokenNames) => Carrying;
}

/** `again`: ask once more; `moved`: the game has changed; `left`: the player wants to stop. */
type Answer = 'again' | 'moved' | 'left';

const said = (word: Word): Command => ({ do: word, piece: -1, at: -1, how: 0, cp: 0 });

export class Session {
  private readonly plan: SessionPlan;
  private readonly display: Display;
  private looking: Looking | null = null;
  /** The other marine player, to whom the keyboard is handed. */
  private wanted: Party | null = null;
  private chosen: PieceId | null = null;
  /** The rest of a line of several orders. */
  private queue: string[] = [];
  private readonly place: TableSeat;
  private readonly carrying: Carrying;
  /** Commands that are written down. */
  private written: number;

  constructor(plan: SessionPlan) {
    this.plan = plan;
    this.place = plan.host.seat(...plan.host.persons);
    this.display = new Display(plan, this.place);
    this.carrying = plan.carrying?.(this.display.names) ?? atOnce(plan.host, this.place);
    this.written = plan.host.length;
  }

  /** Plays until the game is over or somebody leaves. */
  async run(): Promise<void> {
    const { console, words, host, briefing } = this.plan;
    for (const line of briefing) console.print(wrap(line, console.columns, '').join('\n'));
    console.print(words.welcome);
    if (console.clears) await console.ask(words.begin);
    host.clock.release();
    for (let open = pending(host.game); open !== null; open = pending(host.game)) {
      if (host.isProgramsTurn && !this.carrying.isWaiting) this.letPlay();
      else if ((await this.askNext(open)) === 'left') {
        console.print(this.plan.keep() ?? words.saved(this.plan.goOn));
        return;
      }
    }
    await this.carrying.beforeAsking();
    this.display.showEnd(host.persons.length === 1 ? host.persons[0]! : 'all');
  }

  /** What lies on a real table comes first; then somebody decides, if the game still asks for that. */
  private async askNext(open: Pending): Promise<Answer> {
    const before = this.plan.host.at;
    if (!(await this.carrying.beforeAsking())) return 'left';
    this.writeDown();
    return this.plan.host.at === before ? this.askPerson(open) : 'moved';
  }

  /** S9.2: an illegal answer ends the session; the game is kept as it was before. */
  private letPlay(): void {
    const { host, console, words, goOn } = this.plan;
    try {
      this.carrying.playOnce();
      if (host.length === this.written) return;
    } catch (error) {
      if (error instanceof IllegalAnswer) throw new PlainError(`${error.message}. ${words.saved(goOn)}`);
      throw error;
    }
    this.writeDown();
    const [person = 'all', other] = host.persons;
    if (!console.clears && !this.carrying.tells) this.display.printLatest(other === undefined ? person : 'public');
  }

  /** Plays a command: the refusal, or null when it was accepted. */
  private play(by: Party, command: Command): Refusal | null {
    const refused = this.carrying.say(by, command);
    if (refused === null) this.writeDown();
    return refused;
  }

  /** What was accepted is told, and kept; an order that waits for its dice is kept. */
  private writeDown(): void {
    const { host, keep } = this.plan;
    if (host.length > this.written) {
      this.display.marks.update(host.game.state);
      this.display.chronicle.add(host.latest());
    }
    this.written = host.length;
    keep();
  }

  /** A3.12: where both marine players may speak, whoever has the keyboard keeps it until he hands it over. */
  private partyAsked(): Party {
    const { asked } = this.plan.host;
    const wanted = this.wanted ?? this.looking;
    this.wanted = null;
    return asked.find((party) => party === wanted) ?? asked[0]!;
  }

  private async askPerson(due: Pending): Promise<Answer> {
    const { host } = this.plan;
    const open: Question = { ...due, party: this.partyAsked() };
    const screen = planScreen(open, { persons: host.persons, hasTwoCounters: hasTwoCounters(host.game) }, this.looking);
    if (screen.handOver) await this.handOver(open.party);
    const isPublic = screen.show === 'public';
    this.looking = isPublic ? 'both' : open.party;
    if (this.queue.length === 0) this.show(open, screen);
    this.display.catchUp(open.party, screen);
    if (isPublic && open.decision === 'cp-response') return this.askInPublic(open);
    for (;;) {
      const answer = await this.askOnce(open, screen);
      if (answer !== 'again') return answer;
    }
  }

  private show(open: Question, screen: ScreenPlan, isMenuOnly = false): void {
    this.display.showDecision(open, screen, this.chosen, isMenuOnly);
  }

  private async handOver(party: Party): Promise<void> {
    const { console, words, host } = this.plan;
    host.clock.hold();
    this.display.forget();
    this.chosen = null;
    this.queue = [];
    if (console.clears) console.clear();
    console.print(words.handOver(this.display.nameOf(party)));
    if (console.isInteractive) await console.ask('');
    if (console.clears) console.clear();
    host.clock.release();
  }

  /** C20.3: asked alike whatever the counter shows; only who wants to answer takes the keyboard. */
  private async askInPublic(open: Question): Promise<Answer> {
    const { console, words } = this.plan;
    this.queue = [];
    const typed = await console.ask(`${words.responsePublic(this.display.nameOf(open.party))} > `);
    if (typeof typed !== 'string' || /^(quit|exit)$/i.test(typed.trim())) return 'left';
    if (/^(y|yes|o|oui)$/i.test(typed.trim())) {
      await this.handOver(open.party);
      this.looking = open.party;
      return 'moved';
    }
    const refused = this.play(open.party, said('pass'));
    if (refused !== null) console.print(this.display.refusalText(refused));
    return 'moved';
  }

  private async askOnce(open: Question, screen: ScreenPlan): Promise<Answer> {
    const line = this.queue.shift() ?? (await this.readLine(open));
    if (line === null) return 'left';
    if (line === TOO_LATE) return this.runOutOfTime();
    const [first = '', ...others] = line.split(';');
    this.queue.push(...others);
    const answer = await this.answer(first.trim(), open, screen);
    if (answer === 'again') this.queue = [];
    return answer;
  }

  private async readLine(open: Question): Promise<string | null | typeof TOO_LATE> {
    const { console, words, paint, host } = this.plan;
    const own = host.sides[SECOND] === undefined ? words.prompt[open.side] : this.display.nameOf(open.party);
    const who = this.chosen === null ? own : this.display.names.piece(this.chosen);
    const prompt = paint.strong(`${who}> `);
    for (;;) {
      const typed = await console.ask(prompt, host.clock.untilNext ?? undefined);
      if (typed !== TOO_LATE || host.clock.isOver) return typed;
      console.print(`\n${words.timeLeft(host.clock.seconds)}`);
    }
  }

  /** C4.6, C4.7: the host says that the time is up. */
  private runOutOfTime(): Answer {
    const { console, words } = this.plan;
    this.queue = [];
    console.print(`\n${words.timeUp}`);
    this.carrying.timeUp();
    this.writeDown();
    return 'moved';
  }

  private async answer(line: string, open: Question, screen: ScreenPlan): Promise<Answer> {
    const { console, words } = this.plan;
    const overruled = this.carrying.overrule(line);
    if (overruled !== undefined) return this.tellOverruled(overruled);
    const word = findWord(line, words);
    if (word !== null) return word.say(this.wordContext(open, screen), word.argument);
    if (line === '' && open.decision === 'cp-response' && this.chosen === null) return this.submit(open, said('pass'));
    if (line === '') {
      this.chosen = null;
      this.show(open, screen, true);
      return 'again';
    }
    const options = this.place.commands(open.party);
    const isWho = asksWho(open.decision, options) && this.chosen === null;
    const picked = /^(\d+)(?:\s+\+(\d+))?$/.exec(line);
    if (picked !== null && !isWho) return this.pick(Number(picked[1]), picked[2], open, screen, options);
    const context = this.orderContext(open, screen, options);
    const named = pieceNamed(line, context);
    if (named !== undefined && (isWho || !this.isAnswer(options))) return this.choose(named, open, screen, options);
    const reading = readOrder(line, context);
    if ('not' in reading) {
      console.print(this.display.misreadText(reading, line));
      return 'again';
    }
    const { cp } = reading.command;
    // Command points are never spent by a slip: whoever types an order says how many.
    if (open.decision === 'action' && cp > 0 && !/\+\d/.test(line)) {
      console.print(words.needsCp(cp));
      return 'again';
    }
    if (reading.command.do === 'resign' && !(await this.isSure(words.verbs['resign']!))) return 'again';
    return reading.faces ? this.submit(open, reading.command) : this.submitFaced(open, screen, reading.command);
  }

  private tellOverruled(refused: Refusal | null): Answer {
    if (refused !== null) {
      this.plan.console.print(this.display.refusalText(refused));
      return 'again';
    }
    this.writeDown();
    this.display.printLatest('public');
    return 'moved';
  }

  private orderContext(open: Question, screen: ScreenPlan, options: readonly Command[]): OrderContext {
    return {
      dossier: this.display.dossier,
      board: this.plan.host.setup.board,
      typed: this.plan.words.survey.typed,
      view: this.display.viewOf(open.party, screen),
      side: open.side,
      marks: this.display.marks,
      chosen: this.chosen,
      options,
    };
  }

  /** Letters that answer a short question (`n`) are not taken for pieces. */
  private isAnswer(options: readonly Command[]): boolean {
    const words = new Set(options.filter(({ piece }) => piece >= 0).map((option) => option.do));
    const [word] = words;
    return words.size === 1 && this.plan.host.setup.rules.targets.get(word!) !== 'none';
  }

  private choose(id: PieceId, open: Question, screen: ScreenPlan, options: readonly Command[]): Answer {
    const { console, words } = this.plan;
    if (!actorsIn(options).includes(id)) {
      console.print(words.cannotAct(this.display.names.piece(id)));
      return 'again';
    }
    const own = options.filter(({ piece }) => piece === id);
    if (open.decision !== 'action' && own.length === 1) return this.submit(open, own[0]!);
    this.chosen = id;
    this.show(open, screen, true);
    return 'again';
  }

  private pick(
    number: number,
    cp: string | undefined,
    open: Question,
    screen: ScreenPlan,
    options: readonly Command[],
  ): Answer | Promise<Answer> {
    const { console, words } = this.plan;
    const items = this.display.itemsOf(options, this.chosen);
    const first = this.display.firstNumber(open);
    const item = items[number - first];
    if (item === undefined) {
      const named = pieceNamed(String(number), this.orderContext(open, screen, options));
      if (named !== undefined && named !== this.chosen) return this.choose(named, open, screen, options);
      console.print(words.noChoice(number, first, first + items.length - 1));
      return 'again';
    }
    const paid = cp === undefined ? item.payments[0] : item.payments.find((payment) => payment.cp === Number(cp));
    if (paid === undefined) {
      console.print(words.cannotPay(Number(cp)));
      return 'again';
    }
    return isFacedBy(paid.do) ? this.submitFaced(open, screen, paid) : this.submit(open, paid);
  }

  /** C2.6: the facing is the last thing asked of a deployment. */
  private async submitFaced(open: Question, screen: ScreenPlan, command: Command): Promise<Answer> {
    const { console, words } = this.plan;
    const facings = this.place
      .commands(open.party)
      .filter((option) => option.do === command.do && option.piece === command.piece && option.at === command.at);
    if (facings.length < 2) return this.submit(open, facings[0] ?? command);
    const typed = await console.ask(words.whichFacing);
    if (typeof typed !== 'string') return 'left';
    if (typed.trim() === '') return 'again';
    const how = readFacing(typed.trim(), command.piece, this.display.viewOf(open.party, screen));
    if (how < 0) {
      console.print(words.badFacing(typed.trim()));
      return 'again';
    }
    return this.submit(open, { ...command, how });
  }

  private submit(open: Question, command: Command): Answer {
    const { console, host } = this.plan;
    const refused = this.play(open.party, command);
    if (refused !== null) {
      console.print(this.display.refusalText(refused));
      return 'again';
    }
    // Whoever's dice are still rolling may be dead when they lie there.
    if (this.carrying.isWaiting) {
      this.chosen = null;
      return 'moved';
    }
    if (command.piece >= 0) this.chosen = command.piece;
    // Whoever can go on stays chosen; giving up overwatch is no going on.
    const next = open.decision === 'action' ? pending(host.game) : null;
    const options =
      next?.decision === 'action' && next.side === open.side && host.asked.includes(open.party)
        ? this.place.commands(open.party)
        : [];
    if (!options.some((option) => option.piece === this.chosen && option.do !== 'cancel-overwatch')) this.chosen = null;
    if (!console.clears)
      this.display.printLatest(this.looking === 'both' || this.looking === null ? 'public' : this.looking);
    return 'moved';
  }

  private async isSure(what: string): Promise<boolean> {
    const { console, words } = this.plan;
    const typed = await console.ask(words.sure(what));
    return typeof typed === 'string' && /^(yes|y|oui|o)$/i.test(typed.trim());
  }

  private wordContext(open: Question, screen: ScreenPlan): WordContext {
    const { console, words, paint, write, briefing, keep } = this.plan;
    return {
      console,
      words,
      paint,
      write,
      briefing,
      redraw: () => {
        this.display.forget();
        this.show(open, screen);
      },
      sections: () => this.display.printSections(open.party, screen),
      log: (lines) => this.display.printLog(open.party, screen, lines),
      survey: (about, argument) => {
        const view = this.display.viewOf(open.party, screen);
        return answerAsk(
          { ...this.plan, place: this.place, display: this.display },
          open,
          view,
          this.chosen,
          about,
          argument,
        );
      },
      undo: () => {
        const refused = this.carrying.undo(open.party);
        if (refused !== null) return this.display.refusalText(refused);
        this.display.chronicle.takeBack();
        this.written = this.plan.host.length;
        keep();
        return null;
      },
      over: () => {
        const other = open.party === SECOND ? 'marines' : SECOND;
        if (!this.plan.host.asked.includes(other)) return false;
        this.wanted = other;
        return true;
      },
    };
  }
}
