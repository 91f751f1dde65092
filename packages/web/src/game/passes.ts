/** What the marine player does not want to be asked again this turn (C7.13, A14.3). */
import type { Update } from '../engine/protocol.ts';

export type PassScope = 'once' | 'piece' | 'turn' | 'powers';

export class Passes {
  private readonly pieces = new Set<number>();
  private turn = -1;
  private isWholeTurn = false;
  private isPowers = false;

  note(scope: PassScope, actor: number): void {
    if (scope === 'piece') this.pieces.add(actor);
    if (scope === 'turn') this.isWholeTurn = true;
    if (scope === 'powers') this.isPowers = true;
  }

  /** A new turn asks anew. */
  follow(turn: number): void {
    if (this.turn === turn) return;
    this.turn = turn;
    this.pieces.clear();
    this.isWholeTurn = false;
    this.isPowers = false;
  }

  /** C20.3 is kept towards people; a bot learns nothing from an answer that is not asked for. */
  answers({ view, offers }: Update, isInCompany: boolean): boolean {
    const frame = view.stack.at(-1);
    const actor = frame?.kind === 'cp-response' ? frame.actor : -1;
    if (this.isWholeTurn || this.pieces.has(actor)) return true;
    return !isInCompany && !offers.some((offer) => offer.do !== 'pass' && offer.cost > 0);
  }

  /** A14.3: nothing to use a power on, or none wanted this turn. */
  hasNoPower({ offers }: Update): boolean {
    return this.isPowers || !offers.some((offer) => offer.do === 'cast');
  }
}
