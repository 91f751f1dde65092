import { hashPosition, type GameEvent } from '@sensorium/engine';
import { beginCampaign, formatCampaign, parseCampaign, type SavedCampaign } from '@sensorium/expedition/campaign';
import { buyForce } from '@sensorium/expedition/forces';
import { beginStand } from '@sensorium/expedition/lastStand';
import { setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { chosenByPrograms, settleCampaign, tableOfCampaign, tableOfStand, type TablePlan } from './expedition.ts';
import { openTable } from './host.ts';
import { playOut } from './playOut.ts';

const LAST_TURN = 60;
/** Nobody's clock, and nobody's seed: a campaign has its own. */
const SURROUNDINGS = { now: () => 0, drawSeed: () => expect.unreachable('the plan has a seed') };

const PLAYERS = { marines: 'marine-drill', aliens: 'diceroller-1' };

const begun = (players: SavedCampaign['players'] = PLAYERS): SavedCampaign => {
  const campaign = beginCampaign({ name: 'One', seed: 3, list: buyForce(30, 'x'), points: 30 });
  return { campaign: chosenByPrograms(campaign, players), players, clock: 'off', game: null };
};

/** As page and terminal play it, word by word, with everything told. */
const atTheTable = (plan: TablePlan): { hash: string; events: readonly GameEvent[] } => {
  const host = openTable(plan, SURROUNDINGS);
  while (host.isProgramsTurn && host.game.state.turn <= LAST_TURN) host.playOnce();
  return { hash: hashPosition(host.game.state), events: host.story().flat() };
};

/** As the lab plays it, with nobody looking. */
const inTheLab = ({ scenario, sides, seed }: TablePlan): string =>
  hashPosition(playOut(setupFor(scenario), sides, seed, { lastTurn: LAST_TURN }).game.state);

describe('D21  the same campaign file gives the same games, whoever plays it', () => {
  test('programs choose, lay the board by lot, and play the scenario', () => {
    const saved = begun();
    expect(saved.campaign.step.is).toBe('play');
    const again = parseCampaign(formatCampaign(saved));
    const plan = tableOfCampaign(again)!;
    expect(plan).toEqual(tableOfCampaign(saved));
    const table = atTheTable(plan);
    expect(inTheLab(plan)).toBe(table.hash);
    expect(table.events.length).toBeGreaterThan(50);
  });

  test.each(['alien-random', 'deathwing-solo'])('players with chance of their own too: %s (S9.4)', (aliens) => {
    const plan = tableOfCampaign(begun({ ...PLAYERS, aliens }))!;
    expect(inTheLab(plan)).toBe(atTheTable(plan).hash);
  });

  test('C4  the clock of the file is that of the game, and its automaton brings its rules (S3.1)', () => {
    const plan = tableOfCampaign({ ...begun(), clock: 'normal' })!;
    expect([plan.clock, plan.scenario.novice]).toEqual(['normal', false]);
    expect(plan.scenario.modules.filter((module) => module === 'diceroller-1')).toHaveLength(1);
  });

  test('the result goes back into the campaign', () => {
    const { campaign } = begun();
    const plan = tableOfCampaign(begun())!;
    const host = openTable(plan, SURROUNDINGS);
    while (host.isProgramsTurn && host.game.state.turn <= LAST_TURN) host.playOnce();
    const after = settleCampaign(campaign, host.game, host.story().flat());
    expect(after.history).toHaveLength(1);
    expect(after.history[0]).toMatchObject({ outcome: host.game.state.winner, rule: host.game.state.endedBy });
    expect(settleCampaign(after, host.game, [])).toBe(after);
  });

  test('what a person decides is left to him', () => {
    const players = { marines: 'person', aliens: 'diceroller-1' };
    expect(begun(players).campaign.step.is).toBe('choose-squads');
    expect(tableOfCampaign(begun(players))).toBeNull();
  });
});

test('D23  a board of the solo mission is the same everywhere, against S0 and without a clock (S6.2)', () => {
  const plan = tableOfStand(beginStand(5), 'marine-drill');
  expect(plan).toMatchObject({ clock: 'off', sides: { aliens: 'deathwing-solo' } });
  expect(inTheLab(plan)).toBe(atTheTable(plan).hash);
});
