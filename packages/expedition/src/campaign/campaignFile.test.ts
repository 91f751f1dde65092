import { Table, removePiece, type Replay } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import type { Laying } from '../generator/laying.ts';
import {
  STAGES,
  chooseSquads,
  finishScenario,
  formatCampaign,
  parseCampaign,
  resultOf,
  scenarioOfCampaign,
  type Campaign,
  type CampaignMarine,
} from './index.ts';
import { fresh, ok, RESULT, going, at, begin } from '../../testing/campaigns.ts';

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
