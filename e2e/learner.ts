/** Somebody who takes a lesson: a table of the same lesson beside the page says what each step asks for. */
import type { BoardLesson } from '@sensorium/content';
import { DX, DY, legal, pending, sameCommand, type Command } from '@sensorium/engine';
import { BoardLessonTable } from '@sensorium/host';
import { expect, spotOf, type Page } from './table.ts';

export type Hand = 'mouse' | 'touch' | 'keys';

/** The key of each place of the bar. */
const KEYS: Readonly<Record<string, string>> = {
  'turn-left': 'q',
  'turn-right': 'e',
  'turn-back': 'x',
  'end-turn': 't',
  door: 'd',
  overwatch: 'o',
  'clear-jam': 'j',
  attack: 'c',
  convert: 'v',
  climb: 'i',
  'full-auto': 'a',
  grenades: '7',
  powers: '8',
};
const TURNS = ['', 'turn-right', 'turn-back', 'turn-left'];
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
/** Words said by one press of the bar. */
const PRESSED: Readonly<Record<string, string>> = {
  overwatch: 'overwatch',
  'clear-jam': 'clear-jam',
  attack: 'attack',
  convert: 'convert',
  climb: 'climb',
  'full-auto': 'full-auto',
  close: 'door',
};
/** What is taken out of a group before it is aimed, by word and how. */
const ITEMS: Readonly<Record<string, readonly [group: string, item: number]>> = {
  'throw 0': ['grenades', 0],
  'throw 1': ['grenades', 1],
  'cast 2': ['powers', 2],
};

export class Learner {
  readonly table: BoardLessonTable;
  private readonly page: Page;
  private readonly lesson: BoardLesson;
  private readonly hand: Hand;
  /** Where the keyboard's cursor is, if anywhere. */
  private cursor = -1;

  constructor(page: Page, lesson: BoardLesson, hand: Hand) {
    this.page = page;
    this.lesson = lesson;
    this.hand = hand;
    this.table = new BoardLessonTable(lesson);
  }

  async open(): Promise<void> {
    await this.page.goto(`./#/lessons/${this.lesson.id}`);
    await this.atStep();
  }

  /** One step; before it, if asked for, something that it does not ask for. */
  async step(withSlip: boolean): Promise<void> {
    if (withSlip) await this.slip();
    const { want } = this.lesson.steps[this.table.status.step] ?? {};
    const commands = this.table.solution();
    if (want === undefined) await this.goOn();
    else if ('select' in want) await this.choose(this.table.game.state.marines.length - 1);
    else await this.order(commands.at(-1)!);
    this.follow(commands);
    await this.atStep();
  }

  get isDone(): boolean {
    return this.table.status.step >= this.lesson.steps.length;
  }

  private follow(commands: readonly Command[]): void {
    if (commands.length === 0) this.table.hear({ is: 'show' });
    for (const said of commands) expect(this.table.say(this.lesson.side, said)).toBeNull();
    this.table.play(true);
  }

  /** The page is where this table is. */
  private async atStep(): Promise<void> {
    const card = this.page.locator('.lesson');
    await expect(card).toHaveAttribute('data-step', String(this.table.status.step));
    await expect(card).toHaveAttribute('data-acting', 'false');
    // Focus never falls to the body, which matches no `:focus`.
    if (this.hand === 'keys') await expect(this.page.locator(':focus')).toHaveCount(1);
  }

  private async goOn(): Promise<void> {
    const button = this.page.locator('.lesson button.primary');
    await expect(button).toBeFocused();
    if (this.hand === 'keys') await this.page.keyboard.press('Enter');
    else await this.tap(button);
  }

  /** Something the rules allow and the step does not ask for: it is explained by a rule, and nothing changes. */
  private async slip(): Promise<void> {
    const [wanted] = this.table.solution();
    const open = pending(this.table.game);
    if (this.table.status.isHeld || open === null) return;
    const others = legal(this.table.game, this.lesson.side)
      .all()
      .filter((said) => said.cp <= (wanted?.cp ?? 0) && said.how === 0 && SLIPS.includes(said.do))
      .toSorted((a, b) => SLIPS.indexOf(a.do) - SLIPS.indexOf(b.do));
    const other =
      wanted?.do === 'end' || open.decision !== 'action'
        ? others.find((said) => wanted === undefined || !sameCommand(said, wanted))
        : others.find(({ do: word }) => word === 'end');
    if (other === undefined) return;
    await this.order(other);
    await expect(this.page.locator('.lesson-wrong:visible .rule')).toHaveText(/^[A-Z]\d/);
    await this.atStep();
  }

  private async order(said: Command): Promise<void> {
    const { do: word, piece, at, how } = said;
    const decision = pending(this.table.game)!.decision;
    const isActing = decision === 'action' || decision === 'cp-response';
    if (word === 'end') return this.endTurn();
    if (word === 'pass') return this.press('.answer.is-pass', 'Space');
    if (word === 'reinforce') return this.tap(this.page.locator('.decision .answer').first());
    if (word === 'face' && decision === 'turn-to-face') return this.tap(this.page.locator('.decision .is-main'));
    if (word === 'face') return this.face(at);
    if (isActing && piece >= 0) await this.choose(piece);
    if (word === 'turn') return this.slot(TURNS[(at - this.table.game.state.pieces[piece]!.facing + 4) & 3]!);
    const pressed = PRESSED[word];
    if (pressed !== undefined) {
      await this.slot(pressed);
      return this.confirm(-1);
    }
    const item = ITEMS[`${word} ${how}`];
    if (item !== undefined) await this.take(...item);
    if (word === 'fire' && this.isFlamer(said)) await this.press('[data-slot~="fire"]:not(.is-on)', 'f');
    await this.point(at);
    await this.confirm(at);
  }

  private async take(group: string, item: number): Promise<void> {
    await this.slot(group);
    const members = this.page.locator('.foldout .action');
    await expect(members.first()).toBeVisible();
    if (this.hand === 'keys') await this.page.keyboard.press(String(item + 1));
    else await this.tap(members.nth(item));
  }

  private isFlamer({ piece, how }: Command): boolean {
    const { profile } = this.table.game.state.pieces[piece]!;
    return this.table.game.setup.profiles[profile]!.rows[how]?.ranged?.area === 'section';
  }

  private async face(facing: number): Promise<void> {
    const answers = this.page.locator('.decision .answer');
    await expect(answers).toHaveCount(4);
    return this.tap(answers.nth(facing));
  }

  private async endTurn(): Promise<void> {
    const before = await this.said();
    await this.slot('end-turn');
    const sure = this.page.locator('dialog[open] .is-main');
    const wrong = this.page.locator('.lesson-wrong:visible');
    await expect(async () => {
      expect((await sure.isVisible()) || (await wrong.isVisible()) || (await this.said()) !== before).toBe(true);
    }).toPass();
    if (await sure.isVisible()) await this.press('dialog[open] .is-main', null);
  }

  private said(): Promise<string | null> {
    return this.page.locator('main.game').getAttribute('data-commands');
  }

  private async choose(piece: number): Promise<void> {
    const list = this.page.locator('.trooper');
    const { state } = this.table.game;
    const chosen = this.page.locator('.trooper.is-selected');
    const isMarine = this.lesson.side === 'marines';
    const name = isMarine ? String(piece + 1) : this.placeOf(state.pieces[piece]?.square ?? -1);
    const isChosen = async (): Promise<boolean> => {
      if ((await chosen.count()) === 0) return false;
      if (name === '') return (await list.count()) === 1;
      return (await chosen.locator('.trooper-number').innerText()) === name;
    };
    const isAsked = this.lesson.steps[this.table.status.step]?.want ?? {};
    if ((await isChosen()) && !('select' in isAsked)) return;
    if (this.hand === 'keys') {
      await this.page.locator('.board-focus').focus();
      for (let n = 0; n < 6; n++) {
        await this.page.keyboard.press(n < 3 ? 'Tab' : 'Shift+Tab');
        await this.page.locator('.board-focus').focus();
        if (await isChosen()) break;
      }
    } else if (isMarine) await this.tap(list.filter({ has: this.page.locator('.trooper-number', { hasText: name }) }));
    else if ((state.pieces[piece]?.square ?? -1) >= 0) await this.point(state.pieces[piece]!.square);
    else await this.tap(list.first());
    if (isMarine) expect(await isChosen()).toBe(true);
  }

  /** As the list of the aliens names it; empty for who lurks. */
  private placeOf(square: number): string {
    const { x, y } = this.table.game.setup.board;
    return square < 0 ? '' : `${String.fromCodePoint(65 + x[square]!)}${y[square]! + 1}`;
  }

  private async slot(slot: string): Promise<void> {
    const button = this.page.locator(`.actionbar [data-slot~="${slot}"]`);
    if (this.hand !== 'keys' && (await button.count()) === 0)
      await this.tap(this.page.locator('.actionbar [data-slot~="more"]'));
    return this.press(`.actionbar [data-slot~="${slot}"]`, KEYS[slot] ?? null);
  }

  /** By key where there is one; else with what has the focus. */
  private async press(selector: string, key: string | null): Promise<void> {
    const button = this.page.locator(selector).first();
    if (this.hand !== 'keys') return this.tap(button);
    if (key !== null) return this.page.keyboard.press(key);
    await button.focus();
    return this.page.keyboard.press('Enter');
  }

  private async tap(button: ReturnType<Page['locator']>): Promise<void> {
    if (this.hand === 'keys') {
      await button.focus();
      await this.page.keyboard.press('Enter');
    } else if (this.hand === 'touch') await button.tap();
    else await button.click();
  }

  private async point(square: number): Promise<void> {
    if (this.hand === 'keys') return this.walkCursor(square);
    const { board } = this.table.game.setup;
    await expect(async () => {
      // The board may still make room for a question.
      const before = await spotOf(this.page, board.x[square]!, board.y[square]!);
      const spot = await spotOf(this.page, board.x[square]!, board.y[square]!);
      expect(spot).toEqual({ ...before, isFree: true });
      if (this.hand === 'touch') await this.page.touchscreen.tap(spot.x, spot.y);
      else await this.page.mouse.click(spot.x, spot.y);
    }).toPass({ timeout: 5000 });
  }

  /** From square to square as the arrows lead, then Enter. */
  private async walkCursor(square: number): Promise<void> {
    await this.page.locator('.board-focus').focus();
    const { board } = this.table.game.setup;
    const { pieces } = this.table.game.state;
    const chosen = await this.chosenSquare();
    if (this.cursor >= 0 && board.level[this.cursor] !== board.level[square]) {
      await this.page.keyboard.press('b');
      await this.page.keyboard.press('b');
      this.cursor = -1;
    }
    const start =
      this.cursor >= 0 ? this.cursor : (chosen ?? pieces.find((piece) => (piece?.square ?? -1) >= 0)!.square);
    for (const direction of this.way(start, square)) await this.page.keyboard.press(ARROWS[direction]!);
    this.cursor = square;
    await this.page.keyboard.press('Enter');
  }

  private async chosenSquare(): Promise<number | null> {
    const actor = this.table.solution()[0]?.piece ?? -1;
    const { square = -1 } = this.table.game.state.pieces[actor] ?? {};
    return square >= 0 ? square : null;
  }

  /** The shortest way for the cursor, which goes over walls to the next floor. */
  private way(from: number, to: number): number[] {
    const { board } = this.table.game.setup;
    const ways = new Map<number, number[]>([[from, []]]);
    for (const [square, path] of ways) {
      if (square === to) return path;
      for (let direction = 0; direction < 4; direction++)
        for (let n = 1; n < Math.max(board.width, board.height); n++) {
          const x = board.x[square]! + DX[direction]! * n;
          const y = board.y[square]! + DY[direction]! * n;
          if (x < 0 || y < 0 || x >= board.width || y >= board.height) break;
          const next = square + (DY[direction]! * board.width + DX[direction]!) * n;
          if (board.floor[next] !== 1) continue;
          if (!ways.has(next)) ways.set(next, [...path, direction]);
          break;
        }
    }
    throw new Error(`no way for the cursor to ${to}`);
  }

  /** What spends command points or may strike one's own is shown first and done when it is pressed again. */
  private async confirm(square: number): Promise<void> {
    const { length } = this.table.host;
    const heard = this.page.locator(`main.game:not([data-commands="${length}"])`);
    const shown = this.page.locator('.preview.is-pinned');
    const chooser = this.page.locator('.chooser button').first();
    const wrong = this.page.locator('.lesson-wrong:visible');
    await expect(heard.or(shown).or(chooser).or(wrong).first()).toBeVisible();
    if (await chooser.isVisible()) await this.tap(chooser);
    else if (square >= 0 && (await shown.isVisible()))
      await (this.hand === 'keys' ? this.page.keyboard.press('Enter') : this.point(square));
  }
}

/** Slips a learner makes. */
const SLIPS = ['turn', 'move', 'place', 'face', 'pass', 'end', 'overwatch'];
