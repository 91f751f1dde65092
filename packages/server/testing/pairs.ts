/**
 * C20.3: pairs of worlds on the wire. Two games get the same public orders at the same moments; in the second one everything that a side cannot know is
 * other: command points, standing orders, early answers, values of blips. Whatever that side is sent must be the same bytes at the same times.
 */
import { setupFromFile, type Mission, toScenario } from '@sensorium/content';
import { Options, PASS, apply, cloneGame, legal, pending, type Command, type Game, type Side } from '@sensorium/engine';
import { openTable, scenarioFor, type GameHost, type Party } from '@sensorium/host';
import { NO_ORDERS, answeredAlien, type StandingOrders } from '@sensorium/host/online';
import { anyOf, picker } from '../../expedition/testing/playRandomly.ts';
import { twinOf } from '../../expedition/testing/twin.ts';
import { LiveGame } from '../src/games/liveGame.ts';
import type { Guest } from '../src/games/guests.ts';
import type { GameRow } from '../src/games/store.ts';
import { seatsFor } from '../src/games/terms.ts';
import { FakeTime, settled } from '../src/testing/fakeTime.ts';
import { TERMS } from '../src/testing/trialServer.ts';

type Pick = (below: number) => number;

const DICE = (seed: number): string => seed.toString(16).padStart(64, '5');

class World {
  readonly time = new FakeTime();
  readonly host: GameHost;
  readonly live: LiveGame;
  readonly wires: Record<Side, string[]> = { marines: [], aliens: [] };
  private readonly guests: Record<Side, Guest>;
  private keys = 0;

  constructor(mission: Mission, seed: number) {
    const terms = { ...TERMS, mission: mission.id, response: 3 };
    const sides = seatsFor(terms);
    const scenario = scenarioFor(toScenario(mission), sides, 'off');
    const setup = setupFromFile(scenario);
    const begin = (): GameHost =>
      openTable(
        { scenario, seed: DICE(seed), sides, clock: 'off' },
        { now: this.time.steady, drawSeed: () => DICE(seed), setupFor: () => setup },
      );
    this.host = begin();
    const row: GameRow = {
      id: 'game',
      place: null,
      terms,
      scenario: '',
      dice: DICE(seed),
      stage: 'running',
      turn: 0,
      asked: '',
      winner: '',
      endedBy: '',
      endedHow: '',
      times: null,
      next: null,
      leg: 1,
      wantsRematch: [],
      created: 0,
      changed: 0,
      seats: [],
    };
    this.live = new LiveGame(
      row,
      this.host,
      { keys: [], keptAt: 0 },
      {
        timing: this.time,
        journal: { append: () => Promise.resolve() },
        onLost: () => undefined,
        onChanged: () => undefined,
        keep: () => Promise.resolve(),
        past: { begin, stepsAfter: () => Promise.resolve([]), numberOf: () => Promise.resolve(null) },
      },
    );
    const guest = (side: Side): Guest => ({
      party: side,
      tell: (message) => this.wires[side].push(`${this.time.steady()} ${JSON.stringify(message)}`),
    });
    this.guests = { marines: guest('marines'), aliens: guest('aliens') };
    this.live.enter(this.guests.marines);
    this.live.enter(this.guests.aliens);
  }

  get game(): Game {
    return this.host.game;
  }

  leave(side: Side): void {
    this.live.leave(this.guests[side]);
  }

  enter(side: Side): void {
    this.live.enter(this.guests[side]);
  }

  async say(party: Party, command: Command): Promise<void> {
    // An early pass is answered when its window closes: nobody waits for it here.
    this.live.say(party, command, { key: `k${this.keys++}` }).catch(() => undefined);
    await settled();
  }
}

/** What the side cannot know is other from now on, in place. */
const replaceSecrets = ({ game }: World, side: Side, pick: Pick): void => {
  const twin = twinOf(game, side, pick);
  if (side === 'aliens') game.state.cpDrawn = twin.state.cpDrawn;
  else game.state.pieces = twin.state.pieces;
};

const RARELY = 12;
const MOST_ORDERS = 250;

const isQuiet = (game: Game, said: Command): boolean => {
  const answer = apply(game, pending(game)!.side, said);
  return 'game' in answer && answer.events.every(({ reveals }) => reveals !== true);
};

/** Something both worlds allow. */
const sharedOrder = (one: World, other: World, pick: Pick): Command | null => {
  const asked = pending(one.game)!.side;
  const options = legal(one.game, asked, new Options(one.host.setup.rules.words));
  const there = legal(other.game, asked, new Options(other.host.setup.rules.words));
  for (let tries = 0; tries < 15; tries++) {
    const said = anyOf(options, pick);
    if (said.do !== 'resign' && said.do !== 'agree-draw' && there.has(said)) return said;
  }
  return null;
};

/** Where the secrets come out by it, both worlds have the same ones: what is shown then may not differ. */
const alignBefore = (one: World, other: World, said: Command): void => {
  if (isQuiet(one.game, said) && isQuiet(other.game, said)) return;
  other.game.state = cloneGame(one.game).state;
};

const isJammed = ({ state }: Game): boolean => JSON.stringify(state.pieces).includes('jammed');

const anyOrders = (game: Game, pick: Pick): StandingOrders => ({
  answer: pick(2) === 0 ? 'ask' : 'pass',
  turn: pick(3) === 0 ? game.state.turn : null,
  clearJams: !isJammed(game) && pick(2) === 0,
  askIf: pick(2) === 0 ? [] : [{ when: 'near', squares: 1 + pick(9) }, { when: 'attack' }],
});

/** A window: the first world waits it out; in the other he orders, passes early, or has nothing to pay with. */
const answer = async (one: World, other: World, pick: Pick): Promise<void> => {
  const early = pick(3000);
  other.live.setOrders('marines', pick(2) === 0 ? NO_ORDERS : anyOrders(other.game, pick));
  const isTiming = one.live.isHere('marines') && typeof one.live.faces().window?.left === 'number';
  if (pick(8) === 0 && isTiming) for (const world of [one, other]) world.live.wait('marines');
  await one.time.pass(early);
  await other.time.pass(early);
  if (pick(2) === 0 && one.host.at === other.host.at && answeredAlien(other.game) !== null && early > 0) {
    // A window that is held ends with the pass, for all to see: there both say it.
    const isHeld = other.live.faces().window?.left === null;
    if (isHeld) await one.say('marines', PASS);
    await other.say('marines', PASS);
  }
  for (const world of [one, other]) await world.time.pass(3000 - early);
};

const comeAndGo = (one: World, other: World): void => {
  const isHere = one.live.isHere('marines');
  for (const world of [one, other]) {
    if (isHere) world.leave('marines');
    else world.enter('marines');
  }
};

/** Where the wires of that side first differ; null where they never do. */
export const playPair = async (
  mission: Mission,
  seed: number,
  side: Side,
): Promise<{ readonly orders: number; readonly windows: number; readonly differs: string | null }> => {
  const pick = picker(Math.imul(seed + 1, 7919) >>> 0);
  const [one, other] = [new World(mission, seed), new World(mission, seed)];
  let [orders, windows] = [0, 0];
  const difference = (): string | null => {
    const [here, there] = [one.wires[side], other.wires[side]];
    const at = here.findIndex((line, i) => line !== there[i]);
    if (at < 0 && here.length === there.length) return null;
    const place = at < 0 ? here.length : at;
    return `message ${place}:\n${here[place]}\n${there[place]}`;
  };
  while (orders < MOST_ORDERS && pending(one.game) !== null) {
    replaceSecrets(other, side, pick);
    if (answeredAlien(one.game) !== null) {
      windows += 1;
      alignBefore(one, other, PASS);
      if (side === 'aliens') await answer(one, other, pick);
      else for (const world of [one, other]) await world.time.pass(3000);
    } else {
      if (pick(RARELY) === 0) comeAndGo(one, other);
      const said = sharedOrder(one, other, pick);
      if (said === null) break;
      const by = pending(one.game)!.side;
      alignBefore(one, other, said);
      for (const world of [one, other]) {
        await world.say(by, said);
        await world.time.pass(500);
      }
    }
    orders += 1;
    const differs = difference();
    if (differs !== null) return { orders, windows, differs };
    for (const world of [one, other]) world.wires[side].length = 0;
  }
  for (const world of [one, other]) world.live.close();
  return { orders, windows, differs: null };
};
