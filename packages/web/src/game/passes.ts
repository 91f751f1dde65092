/** What is answered without being asked: what a player does not want to be asked again this turn (C7.13, A14.3), and what has one answer. */
import type { Command } from '@sensorium/engine';
import type { Offer, Update } from '../engine/protocol.ts';

export const PASS: Command = { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 };

/** C17.10: there is only one place. */
export const onlyAnswer = ({ offers, pending }: Update): Offer | null => {
  const answers = offers.filter((offer) => offer.do === 'place' || offer.do === 'face' || offer.do === 'pass');
  return pending?.decision === 'place-figure' && answers.length === 1 ? answers[0]! : null;
};

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

  /** Whether the answer is known to be no. */
  answers(update: Update, isInCompany: boolean): boolean {
    const decision = update.pending?.decision;
    if (decision === 'cp-response') return this.declines(update, isInCompany);
    return decision === 'psychic-power' && this.hasNoPower(update);
  }

  /** C20.3 is kept towards people; a bot learns nothing from an answer that is not asked for. */
  private declines({ view, offers }: Update, isInCompany: boolean): boolean {
    const frame = view.stack.at(-1);
    const actor = frame?.kind === 'cp-response' ? frame.actor : -1;
    if (this.isWholeTurn || this.pieces.has(actor)) return true;
    return !isInCompany && !offers.some((offer) => offer.do !== 'pass' && offer.cost > 0);
  }

  /** A14.3: nothing to use a power on, or none wanted this turn. */
  private hasNoPower({ offers }: Update): boolean {
    return this.isPowers || !offers.some((offer) => offer.do === 'cast');
  }
}
