/**
 * All that a case leads to, in a few digits: events with every field, positions, what each side is offered, why it is
 * refused the rest, and what would come of some of the offers. A case names what its rule is about; its account
 * notices whatever else changes.
 */
import {
  SEEDED,
  canonicalJson,
  cloneGame,
  command,
  hashOn,
  hashState,
  hashText,
  legal,
  pending,
  submit,
  type Command,
  type Game,
  type Hashing,
  type Options,
  type Side,
  type Target,
} from '@sensorium/engine';
import type { CaseDocument } from './caseFile.ts';
import { runCase, type Failure } from './runCase.ts';

const SIDES: readonly Side[] = ['marines', 'aliens'];
/** Of the offers of a position, how many are tried; of the words, how often each is said where it is not offered. */
const TRIED = 4;
const SAID = 3;
const DIGITS = 8;

class Account {
  private hashing: Hashing | undefined;
  private readonly write: (line: string) => void;

  constructor(write: (line: string) => void) {
    this.write = write;
  }

  tell(what: unknown): void {
    const line = typeof what === 'string' ? what : canonicalJson(what);
    this.hashing = hashOn(`${line}\n`, this.hashing);
    this.write(line);
  }

  get digits(): string {
    return hashText('', this.hashing).slice(0, DIGITS);
  }
}

type Pick = (limit: number) => number;
/** Numbers that are the same every time, and nothing a rule could be in step with. */
const scattered = (): Pick => {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % limit;
  };
};

const LIMITS: Readonly<Record<Exclude<Target, 'square' | 'piece'>, number>> = {
  none: 1,
  facing: 4,
  area: 4,
  number: 12,
};

const tellPosition = (account: Account, game: Game): void => {
  const pick = scattered();
  const open = pending(game);
  account.tell(open);
  for (const side of SIDES) {
    const offers = legal(game, side);
    account.tell(offers.all().map(textOf).join(', '));
    const step = Math.max(1, Math.floor(offers.count / TRIED));
    for (let i = pick(step); i < offers.count; i += step) tellTrial(account, game, side, offers.get(i));
    if (open?.side === side) tellRefusals(account, game, side, offers, pick);
  }
};

const textOf = ({ do: word, piece, at, how, cp }: Command): string => `${word} ${piece} ${at} ${how} ${cp}`;

/** What would happen, the dice falling as a seed has them. */
const tellTrial = (account: Account, game: Game, side: Side, offer: Command): void => {
  const copy = cloneGame(game);
  copy.chance = SEEDED;
  copy.sink = (event) => account.tell(event);
  account.tell(textOf(offer));
  account.tell(submit(copy, side, offer));
  account.tell(hashState(copy.state));
};

const tellRefusals = (account: Account, game: Game, side: Side, offers: Options, pick: Pick): void => {
  const { rules, board } = game.setup;
  const pieces = game.state.pieces.length;
  for (const [word, target] of rules.targets)
    for (let i = 0; i < SAID; i++) {
      const limit = target === 'square' ? board.size : target === 'piece' ? pieces : LIMITS[target];
      const said = command(word, pick(pieces + 1) - 1, pick(limit), pick(3), pick(2));
      if (offers.has(said)) continue;
      const refused = submit(game, side, said);
      account.tell(`${textOf(said)}: ${refused?.rule} ${refused?.reason}`);
    }
};

interface Told {
  readonly digits: string;
  readonly failures: readonly Failure[];
}

export const accountOf = (document: CaseDocument, write: (line: string) => void = () => undefined): Told => {
  const account = new Account(write);
  let last = '';
  const failures = runCase(document, {
    onEvent: (event) => account.tell(event),
    beforeStep: (game) => {
      const state = hashState(game.state);
      if (state === last) return;
      last = state;
      account.tell(state);
      tellPosition(account, game);
    },
  });
  return { digits: account.digits, failures };
};

/** How an account is kept, one line a case. */
export const accountLine = (document: CaseDocument): string => `${accountOf(document).digits} ${document.title}`;
