/** Orders of a program, given to the page by clicks. A game of the same seed is played beside it and says what to do next. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Options, Table, choices, pending, type Command, type Word } from '@sensorium/engine';
import { createPlayer, type Player } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';
import { expect, spotOf, type Page } from './table.ts';

const MOST_COMMANDS = 2000;

/** Where a square is on the screen, and whether nothing lies over it. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly isFree: boolean;
}

export class Sergeant {
  readonly table: Table;
  private readonly page: Page;
  private readonly isTouch: boolean;
  private readonly read: () => Promise<void>;
  private readonly marines: Player;
  private readonly aliens: Player;

  /** `read`: what must be read before the page goes on. */
  constructor(
    page: Page,
    isTouch: boolean,
    plan: { mission: string; aliens: string; seed: number },
    read: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.read = read;
    const mission = MISSIONS.find(({ id }) => id === plan.mission)!;
    this.page = page;
    this.isTouch = isTouch;
    this.table = new Table(setupFor(toScenario(mission, { modules: [plan.aliens] })), { seed: plan.seed });
    this.marines = createPlayer('marine-drill', { seed: plan.seed });
    this.aliens = createPlayer(plan.aliens, { seed: plan.seed });
  }

  /** To the end of the game, or until the marines are asked this; the page must have followed every command. */
  async play(until = ''): Promise<string> {
    for (let said = 0; said < MOST_COMMANDS; said++) {
      const open = pending(this.table.game);
      if (open === null || (open.side === 'marines' && open.decision === until)) break;
      if (open.side === 'marines') await this.order();
      else this.accept('aliens', this.aliens.decide(this.table.game));
    }
    await this.caughtUp();
    return this.table.game.state.winner;
  }

  /** Plays beside the page, which has not been opened yet, until so many commands have been said. */
  playAhead(commands = Infinity): void {
    while (this.table.entries.length < commands) {
      const side = pending(this.table.game)?.side;
      if (side === undefined) break;
      this.accept(side, this[side].decide(this.table.game));
    }
  }

  private accept(side: 'marines' | 'aliens', command: Command): void {
    const answer = this.table.play(side, command);
    if ('reason' in answer) throw new Error(`${side} ${command.do}: ${answer.rule} ${answer.reason}`);
  }

  private async order(): Promise<void> {
    const { decision } = pending(this.table.game)!;
    const command = { ...this.marines.decide(this.table.game) };
    if (!this.isAnsweredByThePage(decision)) {
      await this.caughtUp();
      await this.say(decision, command);
    }
    this.accept('marines', command);
  }

  /** What leaves no choice is not asked. */
  private isAnsweredByThePage(decision: string): boolean {
    const list = choices(this.table.game, new Options(this.table.setup.rules.words));
    if (decision === 'place-figure') return list.count === 1;
    if (decision !== 'cp-response') return false;
    for (let i = 0; i < list.count; i++) if (list.get(i).cp > 0) return false;
    return true;
  }

  /** The page has heard as many commands as this table. */
  private caughtUp(): Promise<void> {
    const { length } = this.table.entries;
    return expect(async () => {
      await this.read();
      await expect(this.page.locator('main.game')).toHaveAttribute('data-commands', String(length), { timeout: 500 });
      await this.read();
    }).toPass({ timeout: 20_000 });
  }

  private async say(decision: string, command: Command): Promise<void> {
    if (decision === 'choose-target' || decision === 'turn-to-face' || decision === 'place-figure')
      return this.answer(command);
    if (command.do === 'pass') return this.answerBy('is-pass');
    if (command.do === 'end') return this.endTurn();
    await this.select(decision, command.piece);
    await this.act(command);
  }

  private async answer(command: Command): Promise<void> {
    if (command.do === 'pass') return this.answerBy('is-pass');
    return command.do === 'face' ? this.answerBy('is-main') : this.point(command.at);
  }

  private async act(command: Command): Promise<void> {
    const { do: word, piece, at, how } = command;
    if (word === 'deploy') {
      await this.point(at);
      return this.page.locator('.decision .answer:not(.is-main)').nth(how).click();
    }
    if (word === 'turn') return this.press(TURNS[(at - this.table.game.state.pieces[piece]!.facing + 4) & 3]!);
    if (word === 'overwatch' || word === 'clear-jam') return this.press(word);
    if (word === 'move' && how === 1) await this.press('move-and-fire');
    if (word === 'fire' && this.isFlamer(command)) await this.press('fire');
    await this.point(at);
    await this.confirm(at);
    const name = CHOICES[word];
    if (name === undefined) return;
    const chooser = this.page.locator('.chooser').getByRole('button', { name });
    if (await chooser.first().isVisible()) await chooser.first().click();
  }

  private isFlamer({ piece, how }: Command): boolean {
    const { profile } = this.table.game.state.pieces[piece]!;
    return this.table.setup.profiles[profile]!.rows[how]?.ranged?.area === 'section';
  }

  private async select(decision: string, piece: number): Promise<void> {
    const trooper = this.page.locator('.trooper', {
      has: this.page.locator('.trooper-number', { hasText: new RegExp(`^${piece + 1}$`) }),
    });
    await trooper.click();
    if (decision !== 'deploy') await expect(trooper).toHaveClass(/is-selected/);
  }

  private press(slot: string): Promise<void> {
    return this.page.locator(`.actionbar [data-slot~="${slot}"]`).click();
  }

  private answerBy(kind: 'is-main' | 'is-pass'): Promise<void> {
    return this.page.locator(`.decision .answer.${kind}`).click();
  }

  private async endTurn(): Promise<void> {
    await this.press('end-turn');
    const sure = this.page.locator('dialog[open] .is-main');
    const heard = this.page.locator(`main.game:not([data-commands="${this.table.entries.length}"])`);
    await expect(sure.or(heard).or(this.page.locator('.pad')).first()).toBeVisible();
    if (await sure.isVisible()) await sure.click();
  }

  /** On the board, which is dragged where the square is out of sight. */
  private async point(square: number): Promise<void> {
    let spot = await this.spotOf(square);
    for (let tries = 0; tries < 4 && !spot.isFree; tries++) {
      await this.dragToTheMiddle(spot);
      spot = await this.spotOf(square);
    }
    if (this.isTouch) await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }

  /** What spends command points or ends something is shown by the first click and done by the second. */
  private async confirm(square: number): Promise<void> {
    const heard = this.page.locator(`main.game:not([data-commands="${this.table.entries.length}"])`);
    const shown = this.page.locator('.preview.is-pinned');
    await expect(heard.or(shown).or(this.page.locator('.chooser, .pad')).first()).toBeVisible();
    if (await shown.isVisible()) await this.point(square);
  }

  private async dragToTheMiddle({ x, y }: Spot): Promise<void> {
    const { x: left, y: top, width, height } = (await this.page.locator('.board').boundingBox())!;
    const from = { x: left + width / 2, y: top + height / 2 };
    const limit = (by: number, most: number): number => Math.max(-most, Math.min(most, by));
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    const to = { x: from.x + limit(from.x - x, width * 0.45), y: from.y + limit(from.y - y, height * 0.45) };
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  private spotOf(square: number): Promise<Spot> {
    const { board } = this.table.setup;
    return spotOf(this.page, board.x[square]!, board.y[square]!);
  }
}

const TURNS = ['', 'turn-right', 'turn-back', 'turn-left'];

/** Where a square can be meant in several ways, what the one is called that the drill means. */
const CHOICES: Partial<Readonly<Record<Word, RegExp>>> = {
  fire: /^(Fire|Flame|Tirer|Flammes)/,
  attack: /^(Close combat|Corps à corps)/,
  open: /^(Open door|Ouvrir la porte)/,
  close: /^(Close door|Fermer la porte)/,
  move: /^(Move|Avancer)/,
};
