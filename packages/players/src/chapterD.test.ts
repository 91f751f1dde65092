/** Everybody who plays without a person plays the missions of chapter D, and is never refused. */
import { MISSIONS, startMission } from '@sensorium/content';
import { Options, choices, command, legal, pending, pieceOf, push, submit, type Game } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { drill } from './bots/drill/drill.ts';
import { PLAYERS, createPlayer, playerEntry } from './registry.ts';

const NAMES = MISSIONS.filter(({ modules }) => modules.includes('deathwing')).map(({ id }) => id);
const missionNamed = (id: string) => MISSIONS.find((mission) => mission.id === id)!;
const FEW = { nodes: 2 };
const LAST_TURN = 3;

const begin = (mission: string, aliens: string, seed: number): Game =>
  startMission(missionNamed(mission), { seed, modules: [playerEntry(aliens).module ?? []].flat() });

const playOn = (game: Game, marines: string, aliens: string, seed: number): Game => {
  const players = {
    marines: createPlayer(marines, { seed, budget: FEW }),
    aliens: createPlayer(aliens, { seed, budget: FEW }),
  };
  const options = new Options(game.setup.rules.words);
  for (let open = pending(game); open !== null && game.state.turn <= LAST_TURN; open = pending(game)) {
    choices(game, options);
    const said = players[open.side].decide(game, options);
    const refused = submit(game, open.side, said);
    if (refused !== null) throw new Error(`${JSON.stringify(said)} was refused by ${refused.rule}`);
  }
  return game;
};

const sideOf = (side: string): string[] => PLAYERS.filter((entry) => entry.side === side).map(({ id }) => id);

describe.for(NAMES)('%s', { timeout: 120_000 }, (mission) => {
  test.for(sideOf('aliens'))('S9.1 is played by %s', (aliens) => {
    const { state } = playOn(begin(mission, aliens, 3), 'marine-drill', aliens, 3);
    expect(state.winner !== 'none' || state.turn > LAST_TURN).toBe(true);
  });

  test.for(sideOf('marines'))('S9.1 is played by %s', (marines) => {
    const { state } = playOn(begin(mission, 'diceroller-1', 4), marines, 'diceroller-1', 4);
    expect(state.winner !== 'none' || state.turn > LAST_TURN).toBe(true);
  });
});

describe('S9.6 the drill answers what chapter D asks', () => {
  const deployed = (): Game => {
    const game = startMission(missionNamed('captains-way'), { seed: 2 });
    while (pending(game)!.decision !== 'action') {
      const open = pending(game)!;
      submit(game, open.side, legal(game, open.side).get(0));
    }
    return game;
  };
  const unit = (game: Game, is: string): number =>
    game.state.marines.find((id) => game.setup.profiles[pieceOf(game, id).profile]!.is === is)!;
  const answer = (game: Game) => drill(game, choices(game, new Options(game.setup.rules.words)));

  test('D7.2 he parries the highest die, and lets low dice lie', () => {
    const game = deployed();
    push(game, { kind: 'parry', piece: unit(game, 'captain'), dice: [2, 6, 4] });
    expect(answer(game)).toMatchObject({ do: 'parry', at: 6 });
    const calm = deployed();
    push(calm, { kind: 'parry', piece: unit(calm, 'captain'), dice: [2, 3, 1] });
    expect(answer(calm)).toMatchObject({ do: 'pass' });
  });

  test('D7.29 no psi points for a door', () => {
    const game = deployed();
    push(game, { kind: 'announce-psi', piece: unit(game, 'librarian') });
    expect(answer(game)).toMatchObject({ do: 'psi', at: 0 });
  });

  test('D7.15 nobody detonates for one attacker', () => {
    const game = deployed();
    push(game, { kind: 'detonate-free', piece: unit(game, 'marine') });
    expect(answer(game)).toEqual(command('pass'));
  });
});
