/** What a session shows: the screen of one side (or of both), the menu, answers in words. */
import { publicView, type Command, type PieceId, type Refusal, type View } from '@sensorium/engine';
import { playerAt, sideOf, type Dossier, type Party, type TableSeat } from '@sensorium/host';
import { refusalWords } from '../terminalWords.ts';
import { catOf } from '@sensorium/rules';
import { Chronicle, type Reader } from './chronicle.ts';
import { drawBoard } from './drawBoard.ts';
import type { Question, ScreenPlan } from './handOver.ts';
import { KnownPieces } from './knownPieces.ts';
import { actorsIn, asksWho, canPayCp, firstNumber, itemsFor, offeredSquares, type Item } from './menu.ts';
import { menuLines, whoLines } from './menuLines.ts';
import { notesNow } from './missionFor.ts';
import { createNames, type SpokenNames } from './names.ts';
import type { Misreading } from '@sensorium/host/orders';
import { drawScreen } from './screen.ts';
import type { SessionPlan } from './session.ts';

const SHOWN_LINES = 8;
/** A whole turn of the other side is shown, as far as a screen allows. */
const MOST_SHOWN = 24;
const LOG_LINES = 40;

export class Display {
  readonly marks: KnownPieces;
  readonly names: SpokenNames;
  readonly dossier: Dossier;
  readonly chronicle: Chronicle;
  private readonly plan: SessionPlan;
  private readonly place: TableSeat;
  private shown = '';
  /** What each has seen told. */
  private readonly seenUpTo: Record<Party, number> = { marines: 0, 'marines-2': 0, aliens: 0 };

  constructor(plan: SessionPlan, place: TableSeat) {
    this.plan = plan;
    this.place = place;
    const { host, words } = plan;
    this.dossier = host.dossier();
    this.marks = new KnownPieces(host.setup);
    this.names = createNames(host.setup, this.marks, words);
    this.chronicle = new Chronicle(this.names, host.clockKind !== 'off', host.sides);
    this.marks.update(host.game.state);
    for (const events of host.story()) this.chronicle.add(events);
  }

  viewOf(party: Party, screen: ScreenPlan): View {
    return screen.show === 'own' ? this.place.view(party) : publicView(this.plan.host.game);
  }

  /** What a person is called: his side, or which of two marine players he is. */
  nameOf(party: Party): string {
    const { host, words } = this.plan;
    const player = playerAt(host.sides, party);
    return player === null ? words.sides[sideOf(party)] : words.marinePlayer(player);
  }

  itemsOf(options: readonly Command[], chosen: PieceId | null): Item[] {
    const { host, words } = this.plan;
    return itemsFor({ game: host.game, marks: this.marks, words }, options, chosen);
  }

  firstNumber({ decision, side }: Question): number {
    return firstNumber(decision, side, this.plan.host.game.state.marines.length);
  }

  /** The next decision is shown with the whole screen, whatever was shown before. */
  forget(): void {
    this.shown = '';
  }

  printLatest(reader: Reader): void {
    for (const line of this.chronicle.latest(reader)) this.plan.console.print(line);
  }

  printLog(party: Party, screen: ScreenPlan, lines: number | null): void {
    for (const line of this.chronicle.last(readerOf(party, screen), lines ?? LOG_LINES)) this.plan.console.print(line);
  }

  printSections(party: Party, screen: ScreenPlan): void {
    const { console, host, paint } = this.plan;
    const view = this.viewOf(party, screen);
    const drawing = { setup: host.setup, view, marks: this.marks, paint, cell: 2, sections: true } as const;
    console.print(drawBoard(drawing).join('\n'));
  }

  /** The whole screen, where it is redrawn in place or where phase or player have changed; else only the question. */
  showDecision(open: Question, screen: ScreenPlan, chosen: PieceId | null, isMenuOnly: boolean): void {
    const { console, host } = this.plan;
    const { turn, phase } = host.game.state;
    const scene = `${turn} ${phase} ${open.party} ${screen.show}`;
    if (console.clears || (scene !== this.shown && !isMenuOnly)) this.showScreen(open, screen, chosen);
    this.shown = scene;
    // On the public screen the question about command points is the prompt.
    if (screen.show === 'own' || open.decision !== 'cp-response') this.showMenu(open, screen, chosen);
  }

  private linesFor(party: Party, screen: ScreenPlan): number {
    const news = this.chronicle.countSince(this.seenUpTo[party], readerOf(party, screen));
    return Math.min(MOST_SHOWN, Math.max(SHOWN_LINES, news));
  }

  /** He has seen everything up to now. */
  catchUp(party: Party, screen: ScreenPlan): void {
    if (screen.show === 'own') this.seenUpTo[party] = this.chronicle.length;
  }

  private showScreen(open: Question, screen: ScreenPlan, chosen: PieceId | null): void {
    const { console, host, words, paint, title, notes } = this.plan;
    if (console.clears) console.clear();
    const lines = drawScreen({
      setup: host.setup,
      view: this.viewOf(open.party, screen),
      marks: this.marks,
      names: this.names,
      words,
      paint,
      columns: console.columns,
      ...(chosen === null ? {} : { chosen }),
      log: this.chronicle.last(readerOf(open.party, screen), this.linesFor(open.party, screen)),
      title,
      notes: notesNow(host.game, notes),
      carrier: catOf(host.game)?.by ?? -1,
      offered: offeredSquares(this.place.commands(open.party), chosen),
    });
    console.print(lines.join('\n'));
  }

  private showMenu(open: Question, screen: ScreenPlan, chosen: PieceId | null): void {
    const { console, words, paint } = this.plan;
    const options = this.place.commands(open.party);
    const question = words.questions[open.decision] ?? words.question;
    if (chosen === null && asksWho(open.decision, options)) {
      const name = (id: PieceId): string => `${this.marks.markOf(id)} ${this.names.unit(this.marks.kindOf(id))}`;
      for (const line of whoLines(actorsIn(options).map(name), console.columns)) console.print(line);
      console.print(question);
      return;
    }
    if (screen.show === 'public') console.print(words.decides(this.nameOf(open.party)));
    if (chosen === null) console.print(question);
    const items = this.itemsOf(options, chosen);
    for (const line of menuLines(items, this.firstNumber(open), paint, console.columns)) console.print(line);
    if (chosen !== null) console.print(paint.faint(words.pickOne));
    if (canPayCp(items)) console.print(paint.faint(words.payCp));
  }

  showEnd(reader: Reader): void {
    const { console, host, words } = this.plan;
    const { winner, endedBy } = host.game.state;
    for (const line of this.chronicle.last(reader, SHOWN_LINES)) console.print(line);
    console.print(words.overBy(words.over[winner] ?? winner, endedBy));
  }

  refusalText({ reason, rule }: Refusal): string {
    const { words, paint } = this.plan;
    const why = refusalWords(words.language)[reason] ?? `${reason.replaceAll('-', ' ')}.`;
    return paint.refused(words.refused(why, rule));
  }

  misreadText(reading: Misreading, line: string): string {
    const { words } = this.plan;
    if (reading.not === 'piece') return words.noPiece;
    if (reading.not === 'target') return words.badTarget(reading.text);
    if (reading.not === 'clear') return words.whichTarget(words.verbs[reading.word] ?? reading.word);
    return words.unknownOrder(line);
  }
}

const readerOf = (party: Party, screen: ScreenPlan): Reader => (screen.show === 'own' ? party : 'public');
