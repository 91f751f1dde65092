import { changeTerrain, pieceOf, planOf, relocate, removePiece, squareAt, submit, type Game } from '@sensorium/engine';
import { areasStillToSecure, isSecured, startClock } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { emptySquad } from '../forces/index.ts';
import {
  areasToOpen,
  CAMPAIGN_BLIPS,
  areasOf,
  availableSquads,
  beginCampaign,
  campaignFor,
  campaignTurn,
  chooseSquads,
  declareAttack,
  finishScenario,
  giveUpSquad,
  isCampaignRefused,
  layByLot,
  marchOn,
  membersOfSquad,
  resultOf,
  scenarioOfCampaign,
  squadRefusal,
  torpedoesFor,
  type Campaign,
} from './index.ts';
import { LIST, fresh, ok, refused, RESULT, going, through, at, begin, endTurn } from '../../testing/campaigns.ts';

describe('Reconnaissance', () => {
  test('D21.10  two dice for each marine who teleports in; a total of 2 kills him, and does not count in the game', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => going(fresh(seed), [0, 1, 2, 3, 4, 5, 6]));
    let killed = 0;
    for (const { step, marines } of seeds) {
      if (step.is !== 'play') throw new Error('not to be played');
      expect(step.arrivals).toHaveLength(23);
      const dead = step.arrivals.filter(({ dice: [a, b] }) => a + b === 2).map(({ marine }) => marine);
      killed += dead.length;
      expect(marines.filter(({ lostBy }) => lostBy === 'D21.10').map(({ id }) => id)).toEqual(dead);
      expect(step.marines).toHaveLength(23 - dead.length);
    }
    expect(killed).toBeGreaterThan(20);
    expect(killed).toBeLessThan(60);
    const unlucky = seeds.find(({ marines }) => marines.some(({ lostIn }) => lostIn === 0))!;
    const game = begin(unlucky);
    expect(game.state.marines.every((id) => pieceOf(game, id).fate === 'in-play')).toBe(true);
    const after = finishScenario(unlucky, RESULT);
    expect(after.history[0]!.lost.length).toBeGreaterThan(0);
  });

  test('D21.10  others do not teleport in', () => {
    const { step } = going(at('scn-raid'), [2]);
    expect(step).toMatchObject({ is: 'play', arrivals: [] });
  });

  test.each(['marines', 'aliens', 'draw'] as const)('D21.11  won by %s or not, Establish follows', (winner) => {
    expect(through(fresh(), [0], { winner })).toMatchObject({ stage: 'scn-establish', step: { is: 'choose-squads' } });
  });
});

describe('Establish a perimeter', () => {
  test('D21.12  four torpedoes of five seats; no more marines than the rest can carry', () => {
    expect([1, 5, 6, 10, 11, 20].map(torpedoesFor)).toEqual([1, 1, 2, 2, 3, 4]);
    const campaign = at('scn-establish');
    expect(campaign.torpedoes).toBe(4);
    expect(ok(chooseSquads(campaign, [6])).torpedoes).toBe(3);
    expect(ok(chooseSquads(campaign, [1, 2, 3, 4])).torpedoes).toBe(1);
    expect(scenarioOfCampaign(going(campaign, [1])).options['teleport']).toBe('off');
  });

  test('D21.12  with six squads of three and one of five twenty-two cannot go', () => {
    const list = { ...LIST, squads: [...LIST.squads, emptySquad('squad-recon'), emptySquad('squad-recon')] };
    const campaign = through(beginCampaign({ name: 'x', seed: 1, list, points: 125 }), [0]);
    expect(refused(chooseSquads(campaign, [1, 2, 3, 4, 5, 6, 7]))).toMatchObject({ rule: 'D21.12' });
    expect(isCampaignRefused(chooseSquads(campaign, [1, 2, 3, 4, 5, 6]))).toBe(false);
  });

  test('D21.13  lost, it is replayed on the same board or a new one, with corridors attached anew', () => {
    const first = going(at('scn-establish'), [1]);
    const again = ok(marchOn(finishScenario(first, { ...RESULT, winner: 'aliens', rule: 'D19.20' })));
    expect(again.stage).toBe('scn-establish');
    const same = ok(chooseSquads(again, [2], true));
    expect(same.board).toMatchObject({ step: 'corridors', corridors: [], layout: first.board!.layout });
    expect(ok(layByLot(same)).step.is).toBe('play');
    expect(ok(chooseSquads(again, [2], false)).board!.layout).not.toEqual(first.board!.layout);
  });

  test('D21.13  without a torpedo it is lost with the campaign', () => {
    let campaign = at('scn-establish');
    for (const squads of [[1], [2], [3], [4]])
      campaign = ok(marchOn(finishScenario(going(campaign, squads), { ...RESULT, winner: 'draw' })));
    expect(campaign).toMatchObject({ torpedoes: 0, winner: 'aliens', endedBy: 'D21.13' });
  });
});

describe('Defensive perimeter', () => {
  const held = (): Campaign => at('scn-defend');

  test('D21.14  the board and corridors of Establish, its objectives secured, all else open, no more blips and no more areas', () => {
    const campaign = going(held(), [2]);
    const game = begin(campaign);
    const [objective] = campaign.objectives;
    game.setup.board.entries.forEach(({ id }, area) => expect(isSecured(game, area)).toBe(id === objective));
    expect(game.setup.board.entries.some((_, area) => game.setup.hooks.maySecure(game, area))).toBe(false);
    expect(planOf(scenarioOfCampaign(campaign), 'scenario')!.blips).toBe(CAMPAIGN_BLIPS - campaign.blipsUsed);
    expect(areasStillToSecure(game)).toEqual([]);
  });

  test('D21.14  where no area would be open the aliens name one', () => {
    const campaign = held();
    const all = areasOf(campaign.board!);
    const sealed = ok(chooseSquads({ ...campaign, objectives: all }, [2]));
    expect(areasToOpen(sealed)).toEqual(sealed.objectives);
    expect(refused(declareAttack(sealed, true, 'nowhere'))).toMatchObject({ rule: 'D21.14' });
    const named = ok(declareAttack(sealed, true, all[1]));
    expect(named.step).toMatchObject({ is: 'play', secured: all.filter((area) => area !== all[1]) });
  });

  test('D21.15  squads are recorded secretly, then the aliens declare', () => {
    const chosen = ok(chooseSquads(held(), [2, 3]));
    expect(campaignTurn(chosen)).toBe('aliens');
    expect(campaignFor(chosen, 'aliens').step).toEqual({ is: 'declare-attack', squads: [] });
    expect(campaignFor(chosen, 'marines').step).toEqual({ is: 'declare-attack', squads: [2, 3] });
    expect(refused(declareAttack(held(), true))).toMatchObject({ rule: 'D21.1' });
  });

  test('D21.16 D21.4  without an attack the squads are bound for good, it counts as played, and Raid follows', () => {
    const campaign = ok(marchOn(ok(declareAttack(ok(chooseSquads(held(), [2, 3])), false))));
    expect(campaign.stage).toBe('scn-raid');
    expect(campaign.history.at(-1)).toMatchObject({ outcome: 'declined', squads: [2, 3] });
    expect(squadRefusal(campaign, 2)).toMatchObject({ rule: 'D21.16' });
    // Those of Establish have rested meanwhile.
    expect(availableSquads(campaign).map(({ id }) => id)).toEqual([0, 1, 4, 5, 6]);
    expect(squadRefusal(through(campaign, [4]), 2)).toMatchObject({ rule: 'D21.16' });
  });

  test('D21.17  attacked: it ends when the aliens have gone and nobody comes, from the second turn on', () => {
    const game = begin(going(held(), [2]));
    endTurn(game);
    expect(game.state).toMatchObject({ winner: 'none', turn: 2 });
    endTurn(game);
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'D21.17' });
  });

  test('D21.17  lost, a squad that did not take part is lost too, of the marine player’s choice; Raid follows', () => {
    const lost = finishScenario(going(held(), [2]), { ...RESULT, winner: 'aliens', rule: 'D20.10' });
    expect(lost.step.is).toBe('give-up-squad');
    expect(refused(giveUpSquad(lost, 2))).toMatchObject({ rule: 'D21.17' });
    const campaign = ok(marchOn(ok(giveUpSquad(lost, 6))));
    expect(campaign.stage).toBe('scn-raid');
    expect(membersOfSquad(campaign, 6)).toEqual([]);
    expect(squadRefusal(campaign, 2)).toMatchObject({ rule: 'D21.4' });
    const won = finishScenario(going(held(), [2]), RESULT);
    expect(won).toMatchObject({ stage: 'scn-raid', step: { is: 'regroup' } });
  });
});

describe('Raid', () => {
  const raided = (squads: readonly number[] = [2]) => {
    const campaign = going(at('scn-raid'), squads);
    return { campaign, game: begin(campaign) };
  };
  const tanks = (game: Game): number[] => {
    const tank = game.setup.rules.terrainIndex.get('cryo-tank');
    return game.state.features.filter(({ is }) => is === tank).map(({ at: square }) => square);
  };
  const wreck = (game: Game): void => tanks(game).forEach((square) => changeTerrain(game, square, 'destroyed-tank'));
  /** A marine beside a tank, looking at it, and a turn of his that makes the rules look. */
  const look = (game: Game): void => {
    const { board } = game.setup;
    const [tank] = tanks(game);
    const [x, y] = [board.x[tank!]!, board.y[tank!]!];
    const spots = [
      [x, y + 1, 0],
      [x - 1, y, 1],
      [x, y - 1, 2],
      [x + 1, y, 3],
    ] as const;
    const spot = spots.find(
      ([sx, sy]) => board.floor[squareAt(board, sx, sy)] === 1 && !tanks(game).includes(squareAt(board, sx, sy)),
    )!;
    relocate(game, 0, squareAt(board, spot[0], spot[1]), (spot[2] + 2) % 4);
    expect(submit(game, 'marines', { do: 'turn', piece: 0, at: spot[2], how: 0, cp: 0 })).toBeNull();
  };
  const withDie = (game: Game, die: number): Game => ({
    ...game,
    chance: { ...game.chance, die: () => die, draw: (one, reason, counts) => game.chance.draw(one, reason, counts) },
  });

  test.each([
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
    [3, 2, false],
    [3, 3, true],
  ])('D21.18  with %i squads a die of %i at the first sight of a tank: found %s', (squads, die, found) => {
    const { game } = raided([2, 3, 4].slice(0, squads));
    const events: unknown[] = [];
    const loaded = withDie({ ...game, sink: (event) => event.is === 'mages-sought' && events.push(event) }, die);
    look(loaded);
    expect(events).toEqual([expect.objectContaining({ die, squads, found, rule: 'D21.18' })]);
    // Only once.
    expect(
      submit(loaded, 'marines', { do: 'turn', piece: 1, at: (pieceOf(loaded, 1).facing + 1) % 4, how: 0, cp: 0 }),
    ).toBeNull();
    expect(events).toHaveLength(1);
    expect(loaded.state.winner).toBe('none');
  });

  test('D21.19  teleporting out from a deployment corridor only; played to the last man, then the tanks decide', () => {
    const { game } = raided();
    const first = game.state.marines[0]!;
    const home = pieceOf(game, first).square;
    const away = game.setup.board.sectionSquares
      .flat()
      .find(
        (square) =>
          game.cells[square] === 0 &&
          !game.setup.scenario.deployment[0]!.squares.some(([x, y]) => squareAt(game.setup.board, x, y) === square),
      )!;
    relocate(game, first, away, 0);
    expect(submit(game, 'marines', { do: 'teleport', piece: first, at: -1, how: 0, cp: 0 })).toMatchObject({
      rule: 'D21.19',
    });
    relocate(game, first, home, 0);
    wreck(game);
    for (const id of game.state.marines.slice(2)) removePiece(game, id, 'dead');
    expect(submit(game, 'marines', { do: 'teleport', piece: first, at: -1, how: 0, cp: 0 })).toBeNull();
    expect(game.state.winner).toBe('none');
    removePiece(game, game.state.marines[1]!, 'dead');
    endTurn(game);
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'D21.19' });
  });

  test('D21.19  lost with a tank standing, or with the mages gone', () => {
    const standing = raided().game;
    for (const id of standing.state.marines) removePiece(standing, id, 'teleported');
    endTurn(standing);
    expect(standing.state).toMatchObject({ winner: 'aliens', endedBy: 'D21.19' });
    const gone = withDie(raided([2, 3]).game, 1);
    look(gone);
    wreck(gone);
    for (const id of gone.state.marines) removePiece(gone, id, 'teleported');
    endTurn(gone);
    expect(gone.state).toMatchObject({ winner: 'aliens', endedBy: 'D21.19' });
  });

  test.each([
    [6, 'marines'],
    [1, 'aliens'],
  ] as const)('D21.19  the aliens used up: D21.18 is rolled at once: %i, won by %s', (die, winner) => {
    const campaign = going({ ...at('scn-raid'), blipsUsed: CAMPAIGN_BLIPS }, [2, 3]);
    const game = withDie(begin(campaign), die);
    expect(
      submit(game, 'marines', { do: 'turn', piece: 0, at: (pieceOf(game, 0).facing + 1) % 4, how: 0, cp: 0 }),
    ).toBeNull();
    expect(game.state).toMatchObject({ winner, endedBy: 'D21.19' });
    expect(resultOf(game).dead).toEqual([]);
  });

  test('D21.19 D19.21  stalemate is decided by the same test', () => {
    const { game } = raided();
    wreck(game);
    game.state.quietTurns = 9;
    endTurn(game);
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'D21.19' });
  });

  test('D21.20  lost: three points and thirty seconds less in every turn, half the psi points', () => {
    const list = { ...LIST, time: 4, squads: [...LIST.squads, emptySquad('squad-command')] };
    let campaign = beginCampaign({ name: 'x', seed: 1, list, points: 125 });
    campaign = { ...campaign, stage: 'scn-raid' };
    const lost = ok(marchOn(finishScenario(going(campaign, [0]), { ...RESULT, winner: 'aliens' })));
    expect(lost).toMatchObject({ raidLost: true, stage: 'scn-destroy' });
    const game = begin(going(lost, [7]));
    expect(game.state.cpBonus).toBe(2 - 3);
    // A captain and four time points: 2:30, less 0:30.
    expect(game.state.clock).toBe(120);
    expect(pieceOf(game, 1).counts).toMatchObject({ level: 1, psi: 5 });
    removePiece(game, 0, 'dead');
    startClock(game);
    expect(game.state.clock).toBe(90);
    const poor = begin(going({ ...lost, time: 0 }, [1]));
    expect(poor.state.clock).toBe(30);
    const won = ok(marchOn(finishScenario(going(campaign, [0]), RESULT)));
    expect(begin(going(won, [7])).state.cpBonus).toBe(2);
  });
});

describe('Search and destroy', () => {
  test('D21.21  repeated on a new board until it is won', () => {
    const first = going(at('scn-destroy'), [2]);
    const again = ok(marchOn(finishScenario(first, { ...RESULT, winner: 'draw' })));
    expect(again).toMatchObject({ stage: 'scn-destroy', step: { is: 'choose-squads' }, winner: 'none' });
    expect(going(again, [3]).board!.layout).not.toEqual(first.board!.layout);
  });

  test('D21.9  winning it wins the campaign', () => {
    const won = finishScenario(going(at('scn-destroy'), [2]), RESULT);
    expect(won).toMatchObject({ winner: 'marines', endedBy: 'D21.9', step: { is: 'over' } });
    expect(won.history).toHaveLength(5);
  });
});
