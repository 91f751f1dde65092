import {
  Table,
  changeTerrain,
  command,
  createGame,
  otherwise,
  pending,
  pieceOf,
  planOf,
  relocate,
  removePiece,
  squareAt,
  submit,
  type Game,
  type Refusal,
  type Replay,
} from '@sensorium/engine';
import { areasStillToSecure, isSecured, setupFor, startClock } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { emptySquad, type ForceList } from '../forces/index.ts';
import type { Laying } from '../generator/laying.ts';
import {
  areasToOpen,
  CAMPAIGN_BLIPS,
  CampaignForceError,
  STAGES,
  areasOf,
  availableSquads,
  beginCampaign,
  campaignFor,
  campaignTurn,
  chooseSquads,
  declareAttack,
  disbandSquad,
  finishScenario,
  formatCampaign,
  giveUpSquad,
  isCampaignRefused,
  layByLot,
  marchOn,
  membersOfSquad,
  parseCampaign,
  resultOf,
  scenarioOfCampaign,
  squadRefusal,
  torpedoesFor,
  type Campaign,
  type CampaignAnswer,
  type CampaignMarine,
  type ScenarioResult,
  type Stage,
} from './index.ts';

/** Six squads of three and one of five. */
const LIST: ForceList = {
  name: 'First Company',
  time: 2,
  squads: [...Array.from({ length: 6 }, () => emptySquad('squad-recon')), emptySquad('squad-standard')],
};

const fresh = (seed = 1): Campaign => beginCampaign({ name: 'Trial', seed, list: LIST, points: 125 });

const ok = (answer: CampaignAnswer): Campaign => {
  if (isCampaignRefused(answer)) throw new Error(`${answer.rule} ${answer.reason}`);
  return answer;
};
const refused = (answer: CampaignAnswer): Refusal => {
  if (!isCampaignRefused(answer)) throw new Error('was not refused');
  return answer;
};

const RESULT: ScenarioResult = {
  winner: 'marines',
  rule: 'D20.3',
  turns: 7,
  kills: 4,
  blips: 11,
  dead: [],
  killsBy: [],
  objectives: [],
};

/** Squads go and the board is laid: the scenario is to be played. */
const going = (campaign: Campaign, squads: readonly number[]): Campaign => {
  const chosen = ok(chooseSquads(campaign, squads));
  return chosen.step.is === 'declare-attack' ? ok(declareAttack(chosen, true)) : ok(layByLot(chosen));
};

/** One scenario with that result, and on to the next. */
const through = (campaign: Campaign, squads: readonly number[], result: Partial<ScenarioResult> = {}): Campaign =>
  ok(marchOn(finishScenario(going(campaign, squads), { ...RESULT, ...result })));

/** A campaign at the stage, everything before it won by squads 0 and 1 in turn. */
const at = (stage: Stage, seed = 1): Campaign => {
  let campaign = fresh(seed);
  for (let round = 0; campaign.stage !== stage; round++) {
    const objectives =
      campaign.stage === 'scn-establish'
        ? areasOf(ok(layByLot(ok(chooseSquads(campaign, [round % 2])))).board!).slice(0, 1)
        : [];
    campaign = through(campaign, [round % 2], { objectives });
  }
  return campaign;
};

const begin = (campaign: Campaign): Game => {
  const { step } = campaign;
  const game = createGame(setupFor(scenarioOfCampaign(campaign)), { seed: step.is === 'play' ? step.seed : 0 });
  while (game.state.phase === 'setup') submit(game, pending(game)!.side, otherwise(game));
  return game;
};

const endTurn = (game: Game): void => {
  const { turn } = game.state;
  while (game.state.winner === 'none' && (game.state.turn === turn || game.state.phase !== 'marine-action')) {
    const { kind } = game.state.stack.at(-1)!;
    const end = command('end');
    const none = command('take', -1, 0);
    const say = kind === 'take-reinforcements' ? none : kind.endsWith('-action') ? end : otherwise(game);
    expect(submit(game, pending(game)!.side, say)).toBeNull();
  }
};

describe('the beginning', () => {
  test('D21.1  five scenarios in order, Escape is none of them, each on a new board', () => {
    expect(STAGES).toEqual(['scn-recon', 'scn-establish', 'scn-defend', 'scn-raid', 'scn-destroy']);
    const recon = going(fresh(), [0]);
    expect(scenarioOfCampaign(recon).id).toBe('scn-recon');
    const establish = going(at('scn-establish'), [1]);
    expect(establish.board!.layout).not.toEqual(recon.board!.layout);
  });

  test('D21.2  a force of at most 125 points, one captain at most; its time points count in every scenario', () => {
    const dear = { ...LIST, squads: Array.from({ length: 13 }, () => emptySquad('squad-standard')) };
    expect(() => beginCampaign({ name: 'x', seed: 1, list: dear, points: 500 })).toThrow(CampaignForceError);
    expect(() => beginCampaign({ name: 'x', seed: 1, list: LIST, points: 30 })).toThrow('D16.4');
    const captains = { ...LIST, squads: [emptySquad('squad-command'), emptySquad('squad-command')] };
    expect(() => beginCampaign({ name: 'x', seed: 1, list: captains, points: 125 })).toThrow('D16.15');
    for (const stage of ['scn-recon', 'scn-establish'] as const) {
      const game = begin(going(at(stage), [2]));
      // One sergeant and two time points (D16.17).
      expect(game.state.clock).toBe(90);
    }
  });

  test('D15.1  every marine has a name and every squad is called after its first', () => {
    const campaign = fresh();
    expect(new Set(campaign.marines.map(({ name }) => name)).size).toBe(campaign.marines.length);
    expect(campaign.squads.map(({ name }) => name)).toEqual(
      [0, 3, 6, 9, 12, 15, 18].map((id) => campaign.marines[id]!.name),
    );
  });
});

describe('squads', () => {
  test('D15.1 D19.16  squads of the same name have sheets of their own', () => {
    const names = ['Wolf', 'Wolf', 'Wolf (2)'];
    const squads = names.map((name) => ({ ...emptySquad('squad-recon'), name }));
    const campaign = beginCampaign({ name: 'x', seed: 1, list: { ...LIST, squads }, points: 125 });
    const sheets = scenarioOfCampaign(going(campaign, [0, 1, 2])).pieces.map(({ squad }) => squad);
    expect([...new Set(sheets)]).toEqual(['Wolf', 'Wolf (3)', 'Wolf (2)']);
  });

  test('D21.3  any number of available squads, at least one; the marines chosen are the force', () => {
    const campaign = fresh();
    expect(campaignTurn(campaign)).toBe('marines');
    expect(refused(chooseSquads(campaign, []))).toMatchObject({ rule: 'D21.3' });
    expect(refused(chooseSquads(campaign, [9]))).toMatchObject({ rule: 'D21.3' });
    expect(refused(chooseSquads(campaign, [1, 1]))).toMatchObject({ rule: 'D21.3' });
    const played = going(campaign, [6, 2]);
    const { pieces } = scenarioOfCampaign(played);
    expect(pieces.map(({ is }) => is)).toEqual([
      'sergeant',
      'marine',
      'marine',
      'marine',
      'marine',
      'sergeant',
      'marine',
      'marine',
    ]);
    expect(new Set(pieces.map(({ squad }) => squad)).size).toBe(2);
  });

  test('D21.4  a squad any of whose members took part in the last scenario must rest', () => {
    const campaign = through(fresh(), [0, 3]);
    expect(availableSquads(campaign).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
    expect(squadRefusal(campaign, 3)).toMatchObject({ rule: 'D21.4' });
    const later = through(campaign, [1]);
    expect(availableSquads(later).map(({ id }) => id)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  test('D21.5  the dead are struck off for good, everything else is restored', () => {
    const campaign = through(fresh(), [6], { dead: [1, 4], killsBy: [0, 3, 0, 0, 1] });
    expect(membersOfSquad(campaign, 6).map(({ id }) => id)).toEqual([18, 20, 21]);
    const fallen = campaign.marines.filter(({ lostIn }) => lostIn === 0);
    expect(fallen.map(({ id, kills }) => [id, kills])).toEqual([
      [19, 3],
      [22, 1],
    ]);
    const back = going(through(campaign, [0]), [6]);
    expect(scenarioOfCampaign(back).pieces).toHaveLength(3);
    expect(scenarioOfCampaign(back).pieces.every(({ counts }) => Object.keys(counts ?? {}).length === 0)).toBe(true);
  });

  test('D21.6  a disbanded squad’s members go where some were lost, no squad above five, and carry their fatigue', () => {
    const fought = finishScenario(going(fresh(), [0, 1]), { ...RESULT, dead: [1, 3, 4] });
    expect(fought.step.is).toBe('regroup');
    const [first, third] = membersOfSquad(fought, 0).map(({ id }) => id);
    const moves = [
      { marine: first!, to: 1 },
      { marine: third!, to: 1 },
    ];
    expect(refused(disbandSquad(fought, 0, [moves[0]!]))).toMatchObject({ rule: 'D21.6', reason: 'member-left-over' });
    const whole = moves.map(({ marine }) => ({ marine, to: 2 }));
    expect(refused(disbandSquad(fought, 0, whole))).toMatchObject({ rule: 'D21.6', reason: 'squad-is-whole' });
    const crowd = membersOfSquad(fought, 6).map(({ id }) => ({ marine: id, to: 0 }));
    expect(refused(disbandSquad(fought, 6, crowd))).toMatchObject({ rule: 'D21.6', reason: 'squad-is-full' });
    const regrouped = ok(disbandSquad(fought, 0, moves));
    expect(membersOfSquad(regrouped, 0)).toEqual([]);
    expect(membersOfSquad(regrouped, 1)).toHaveLength(3);
    const rested = ok(
      disbandSquad(
        fought,
        2,
        membersOfSquad(fought, 2).map(({ id }) => ({ marine: id, to: 1 })),
      ),
    );
    const next = ok(marchOn(rested));
    expect(squadRefusal(next, 1)).toMatchObject({ rule: 'D21.4' });
    expect(squadRefusal(next, 2)).toMatchObject({ rule: 'D21.3' });
    expect(refused(disbandSquad(next, 0, moves))).toMatchObject({ rule: 'D21.1' });
  });

  test('D21.8  broken: no squad is available when one must be chosen', () => {
    const two = { ...LIST, squads: [emptySquad('squad-recon'), emptySquad('squad-recon')] };
    const campaign = beginCampaign({ name: 'x', seed: 1, list: two, points: 20 });
    const broken = ok(marchOn(finishScenario(going(campaign, [0, 1]), RESULT)));
    expect(broken).toMatchObject({ winner: 'aliens', endedBy: 'D21.8', step: { is: 'over' } });
    expect(campaignTurn(broken)).toBeNull();
    const dead = ok(
      marchOn(finishScenario(going(through(campaign, [0], { dead: [0, 1, 2] }), [1]), { ...RESULT, winner: 'aliens' })),
    );
    expect(dead).toMatchObject({ winner: 'aliens', endedBy: 'D21.8' });
  });
});

describe('the aliens', () => {
  test('D21.7  two blips a turn out of 125 for the whole campaign, four ambush blips a scenario besides', () => {
    const campaign = through(fresh(), [0], { blips: 100 });
    const game = begin(going(campaign, [1]));
    const plan = planOf(game.setup.scenario, 'scenario')!;
    expect(game.setup.scenario.reinforcements).toBe(2);
    expect(plan.blips).toBe(25);
    expect(game.setup.hooks.ambushAllowance!()).toBe(4);
    const spent = through(campaign, [1], { blips: 25 });
    expect(spent.blipsUsed).toBe(CAMPAIGN_BLIPS);
    expect(planOf(scenarioOfCampaign(going(spent, [0])), 'scenario')!.blips).toBe(0);
  });
});

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

describe('results and files', () => {
  const players = { marines: 'person', aliens: 'deathwing-solo' };

  test('a finished game gives the result; who gives up leaves those on the board behind', () => {
    const game = begin(going(fresh(3), [6]));
    removePiece(game, 2, 'dead');
    game.state.winner = 'aliens';
    game.state.endedBy = 'D20.4';
    expect(resultOf(game, [0, 2]).dead).toEqual([2]);
    expect(resultOf(game, [0, 2]).killsBy).toEqual([0, 2, 0, 0, 0]);
    game.state.endedBy = 'C21.9';
    expect(resultOf(game).dead).toEqual([0, 1, 2, 3, 4]);
  });

  test.each(STAGES)('a campaign survives being written and read at every step of %s', (stage) => {
    const campaign = at(stage);
    const chosen = ok(chooseSquads(campaign, [3]));
    for (const state of [campaign, chosen, going(campaign, [3]), finishScenario(going(campaign, [3]), RESULT)])
      expect(parseCampaign(formatCampaign({ campaign: state, players, clock: 'off', game: null }))).toEqual({
        campaign: state,
        players,
        clock: 'off',
        game: null,
      });
  });

  test('C4.5  what is left of a turn is kept with the game', () => {
    const saved = { campaign: fresh(), players, clock: 'normal', game: null } as const;
    const text = formatCampaign({ ...saved, reading: { turn: 3, milliseconds: 61_000 } });
    expect(parseCampaign(text).reading).toEqual({ turn: 3, milliseconds: 61_000 });
    expect(() => parseCampaign(text.replace('61000', '-1'))).toThrow(
      'reading.milliseconds: expected a whole number from 0 to 3600000',
    );
  });

  test('D1.1 S6.11  rule options hold in every game, and ties where there is an automaton', () => {
    const options = { shield: 'parry', ties: 'mine' } as const;
    const campaign = { ...going(fresh(), [0]), options };
    expect(scenarioOfCampaign(campaign).options).toMatchObject({ shield: 'parry', forceList: 'on', ambush: 'on' });
    expect(scenarioOfCampaign(campaign).options).not.toHaveProperty('ties');
    expect(scenarioOfCampaign(campaign, ['deathwing-solo']).options).toMatchObject(options);
    const text = formatCampaign({ campaign, players, clock: 'off', game: null });
    expect(parseCampaign(text).campaign.options).toEqual(options);
    expect(() => parseCampaign(text.replace('"shield":"parry"', '"ambush":"off"'))).toThrow(
      'campaign.options.ambush: expected no such option; there are shield, timer, stealerPool, ties (D1.1)',
    );
    expect(() => parseCampaign(text.replace('"shield":"parry"', '"stealerPool":-1'))).toThrow(
      'campaign.options.stealerPool: expected one of 0 to 999 (D1.1)',
    );
  });

  test('fields of a later program are passed over', () => {
    const text = formatCampaign({ campaign: fresh(), players, clock: 'off', game: null }).replace(
      '{',
      '{"weather":"cold",',
    );
    expect(parseCampaign(text).campaign).toEqual(fresh());
  });

  test('S6.2  a file that wants a clock against S0 is read without one', () => {
    const saved = { campaign: fresh(), clock: 'normal', game: null } as const;
    const timed = (aliens: string): string => formatCampaign({ ...saved, players: { marines: 'person', aliens } });
    expect(parseCampaign(timed('deathwing-solo')).clock).toBe('off');
    expect(parseCampaign(timed('diceroller-1')).clock).toBe('normal');
  });

  test.each<[string, (text: string) => string, string]>([
    ['half a file', (text) => text.slice(0, 500), 'cut off'],
    ['another format', (text) => text.replace('sensorium-campaign', 'sensorium-replay'), 'no sensorium-campaign file'],
    ['a version to come', (text) => text.replace('"version":1', '"version":7'), 'version 7'],
    ['too many blips', (text) => text.replace(/"blipsUsed":\d+/, '"blipsUsed":126'), 'campaign.blipsUsed'],
    ['a fifth torpedo', (text) => text.replace('"torpedoes":4', '"torpedoes":5'), 'campaign.torpedoes'],
    ['a squad nobody has', (text) => text.replace('"squad":0', '"squad":70'), 'campaign.marines[0].squad'],
    ['an unknown stage', (text) => text.replace('"stage":"scn-recon"', '"stage":"scn-party"'), 'campaign.stage'],
    [
      'a weapon nobody knows',
      (text) => text.replaceAll('storm-bolter', 'storm-kettle'),
      'campaign.marines[0].gear[0]: expected one of storm-bolter',
    ],
    [
      'D21.2  more points than can be bid',
      (text) => text.replace('"points":125', '"points":9999'),
      'campaign.points: expected a whole number from 4 to 125',
    ],
    [
      'a tile that joins nothing',
      (text) => text.replace(/"cell":\[-?\d+,-?\d+\],"turns":\d\},\{/, '"cell":[40,40],"turns":0},{'),
      'campaign.board.layout[1]',
    ],
  ])('%s is refused with what and where', (_, broken, message) => {
    const text = formatCampaign({ campaign: going(fresh(), [0]), players, clock: 'off', game: null });
    expect(() => parseCampaign(broken(text))).toThrow(message);
  });

  const written = (campaign: Campaign, game: Replay | null = null): string =>
    formatCampaign({ campaign, players, clock: 'off', game });
  const changedMarine = (campaign: Campaign, id: number, changes: Partial<CampaignMarine>): Campaign => ({
    ...campaign,
    marines: campaign.marines.map((marine) => (marine.id === id ? { ...marine, ...changes } : marine)),
  });
  const changedStep = (campaign: Campaign, changes: object): Campaign => ({
    ...campaign,
    step: { ...campaign.step, ...changes },
  });
  const changedBoard = (campaign: Campaign, changes: Partial<Laying>): Campaign => ({
    ...campaign,
    board: { ...campaign.board!, ...changes },
  });
  const laying = ok(chooseSquads(fresh(), [0]));
  const playing = going(fresh(), [0]);
  const perimeter = at('scn-defend');
  const declaring = ok(chooseSquads(perimeter, [2]));

  test.each<[string, Campaign, string]>([
    [
      'D21.1  no board to lay',
      { ...laying, board: null },
      'campaign.board: expected a board, laid or being laid (D21.1)',
    ],
    ['D21.1  no board to choose squads for', { ...fresh(), board: null }, 'campaign.board: expected a board'],
    [
      'D21.1  the board of another scenario',
      changedBoard(laying, { scenario: 'scn-raid' }),
      'campaign.board.scenario: expected scn-recon (D21.1, D21.14)',
    ],
    [
      'D19.3  nobody begins to lay',
      changedBoard(laying, { rollOff: [] }),
      'campaign.board.rollOff: expected pairs of dice, the last pair of two different ones (D19.3)',
    ],
    ['D19.3  a roll-off that is tied', changedBoard(fresh(), { rollOff: [[3, 3]] }), 'campaign.board.rollOff'],
    [
      'D19.3  no tile in hand',
      changedBoard(laying, { hand: 0 }),
      'campaign.board.hand: expected a tile that is neither',
    ],
    ['D19.9  a corridor short', changedBoard(playing, { corridors: [] }), 'campaign.board.corridors: expected the'],
    [
      'D21.14  a perimeter whose board is not laid',
      { ...perimeter, board: { ...fresh().board!, scenario: 'scn-establish' } },
      'campaign.board.step: expected finished (D21.14)',
    ],
    [
      'D21.14  an objective area that the board has not',
      { ...perimeter, objectives: ['E77'] },
      'campaign.objectives[0]: expected an entry area of the board',
    ],
    [
      'D21.5  a dead marine who plays',
      changedMarine(playing, 0, { lostIn: 0 }),
      'campaign.step.marines: expected the living members of its squads: 1, 2 (D21.3, D21.5)',
    ],
    ['D21.3  nobody who plays', changedStep(playing, { marines: [] }), 'campaign.step.marines: expected the living'],
    ['D21.3  part of a squad', changedStep(playing, { marines: [0, 1] }), 'campaign.step.marines: expected the living'],
    ['D21.3  no squad that goes', changedStep(laying, { squads: [] }), 'campaign.step.squads: expected at least one'],
    [
      'D21.16  a squad that is bound',
      { ...playing, squads: playing.squads.map((squad) => ({ ...squad, fate: 'bound' })) },
      'campaign.step.squads[0]: expected a squad that may go (D21.16, squad-is-bound)',
    ],
    [
      'D21.4  a squad that rests',
      changedStep(ok(chooseSquads(at('scn-establish'), [1])), { squads: [0] }),
      'campaign.step.squads[0]: expected a squad that may go (D21.4, squad-took-part)',
    ],
    ['D21.9  a winner before the end', { ...playing, winner: 'marines' }, 'campaign.winner: expected none at the step'],
    [
      'D21.8  an end without a winner',
      { ...playing, step: { is: 'over' } },
      'campaign.winner: expected marines or aliens at the end (D21.8, D21.9)',
    ],
    [
      'D21.2  a second captain',
      changedMarine(changedMarine(fresh(), 0, { rank: 'captain' }), 4, { rank: 'captain' }),
      'campaign.marines[4].rank: expected no second captain (D21.2)',
    ],
    [
      'D21.8  nobody to choose',
      { ...fresh(), squads: fresh().squads.map((squad) => ({ ...squad, fate: 'disbanded' })) },
      'campaign.step.is: expected over, for no squad can be chosen (D21.8)',
    ],
    ['D21.13  no torpedo left', { ...at('scn-establish'), torpedoes: 0 }, 'campaign.step.is: expected over, for no'],
    [
      'D21.15  an attack on no perimeter',
      { ...declaring, stage: 'scn-raid' },
      'campaign.step.is: expected another step',
    ],
    ['D21.14  a perimeter to be laid', { ...laying, stage: 'scn-defend' }, 'campaign.step.is: expected another step'],
    [
      'D21.17  no squad to give up',
      { ...fresh(), step: { is: 'give-up-squad' } },
      'campaign.step.is: expected another',
    ],
    [
      'D5.6  more magazines than fit',
      changedMarine(fresh(), 0, { counts: { 'cannon-magazine': 4 } }),
      'campaign.marines[0].counts.cannon-magazine: expected a whole number from 0 to 3',
    ],
  ])('%s is refused with what and where', (_, campaign, message) => {
    expect(() => parseCampaign(written(campaign))).toThrow(message);
  });

  test('D21.5  the game in hand is that of the scenario', () => {
    const replayOf = (campaign: Campaign): Replay =>
      new Table(setupFor(scenarioOfCampaign(campaign, ['deathwing-solo'])), {
        seed: campaign.step.is === 'play' ? campaign.step.seed : 0,
      }).replay();
    expect(parseCampaign(written(playing, replayOf(playing))).game).toEqual(replayOf(playing));
    const other = (campaign: Campaign) => () => parseCampaign(written(playing, replayOf(campaign)));
    expect(other(going(fresh(2), [0]))).toThrow('game.scenario.board: expected the board on which is to be played now');
    expect(other(going(fresh(), [1]))).toThrow('game.scenario.pieces: expected the marines who are to play now');
    expect(other(going(at('scn-raid'), [2]))).toThrow('game.scenario.id: expected scn-recon');
    expect(() => parseCampaign(written(laying, replayOf(playing)))).toThrow('game: expected null');
  });
});
