import { onBoard, pieceOf, removePiece, type Game, type GameEvent } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { beginScenario, outcomeOf, passTurn, say, type ScenarioSketch } from '../../testing/scenarioGames.ts';
import { kill } from '../core/kills.ts';
import { secureArea } from '../deathwing/securing.ts';
import { SCENARIO_IDS, SCENARIOS } from './table.ts';

/** A hall with a corridor square at its west end and three ways in. */
const HALL: ScenarioSketch = {
  board: ['######.######', '#abcd.......#', '######.######'],
  pieces: {
    a: { is: 'sergeant', faces: 'W' },
    b: { is: 'marine', faces: 'W' },
    c: { is: 'marine', faces: 'W' },
    d: { is: 'marine', faces: 'W' },
  },
  entries: { north: [[6, 0, 'N']], south: [[6, 2, 'S']], east: [[11, 1, 'E']] },
};
/** Somebody for the marines to fear, out of everybody's sight. */
const WITH_ALIEN: ScenarioSketch = {
  ...HALL,
  board: ['######.######', '#abcd......g#', '######.######'],
  pieces: { ...HALL.pieces, g: { is: 'genestealer', faces: 'N' } },
};

const marinesOn = (game: Game): number[] => game.state.marines.filter((id) => onBoard(pieceOf(game, id)));
const killMarines = (game: Game, count: number): void => {
  for (const id of marinesOn(game).slice(0, count)) kill(game, id, 'C16.6');
};
const teleportOut = (game: Game, count: number): void => {
  for (const id of marinesOn(game).slice(0, count)) removePiece(game, id, 'teleported');
};
const secureAll = (game: Game, areas: readonly number[]): void => {
  for (const area of areas) secureArea(game, area);
};

describe('every scenario', () => {
  test.each(SCENARIO_IDS.filter((id) => id !== 'scn-raid'))(
    'D19.19  %s: the marines win when the total is used and no alien is left',
    (id) => {
      const plan = id === 'scn-establish' || id === 'scn-destroy' ? { blips: 0 } : { blips: 0, secured: [] };
      expect(outcomeOf(beginScenario(id, { ...HALL, plan }))).toMatch(/^marines D(19\.19|20\.10|20\.15)$/);
      expect(outcomeOf(beginScenario(id, { ...WITH_ALIEN, plan }))).toBe('none');
    },
  );

  test.each(SCENARIO_IDS.filter((id) => id !== 'scn-raid'))('D19.20  %s: no marine is left on the board', (id) => {
    const game = beginScenario(id, { ...WITH_ALIEN, plan: { secured: [] } });
    killMarines(game, 4);
    expect(outcomeOf(game)).toMatch(/^aliens D(19\.20|20\.4|20\.10|20\.14|20\.15)$/);
  });

  test('D19.18  conditions of both sides at the same moment are a draw', () => {
    const game = beginScenario('scn-recon', { ...HALL, plan: { blips: 0 } });
    killMarines(game, 2);
    expect(outcomeOf(game)).toBe('draw D19.18');
  });

  test.each(['scn-defend', 'scn-destroy'] as const)('D19.18  %s: the last marine and the last alien together', (id) => {
    const plan = id === 'scn-destroy' ? { blips: 0 } : { blips: 0, secured: [] };
    const game = beginScenario(id, { ...HALL, plan });
    killMarines(game, 4);
    expect(outcomeOf(game)).toBe('draw D19.18');
  });

  test('D19.18  conditions are immediate: they end the game in the middle of a turn', () => {
    const game = beginScenario('scn-destroy', HALL);
    secureAll(game, [0, 1, 2]);
    expect(say(game, 'turn', 0, 0)).toBe(null);
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'D20.15', turn: 1 });
  });

  test.each(SCENARIO_IDS)('D19.21  %s: ten quiet turns in a row end the game with its own result', (id) => {
    const board = HALL.board.map((row, y) => (y === 1 ? '#abcd....$..#' : row));
    const game = beginScenario(id, { ...HALL, board, plan: { secured: [] } });
    for (let turn = 0; turn < 9; turn++) passTurn(game);
    expect(game.state.winner).toBe('none');
    passTurn(game);
    expect(`${game.state.winner} ${game.state.endedBy}`).toBe(`${SCENARIOS[id].stalemate} D19.21`);
  });

  test('D19.21  opening and closing a door is quiet; a kill is not', () => {
    const board = HALL.board.map((row, y) => (y === 1 ? '#abcd+......#' : row));
    const pieces = { ...HALL.pieces, d: { is: 'marine', faces: 'E' as const } };
    const game = beginScenario('scn-recon', { ...HALL, board, pieces });
    expect(say(game, 'open', 3, 13 + 5)).toBe(null);
    passTurn(game);
    expect(game.state.quietTurns).toBe(1);
    killMarines(game, 1);
    passTurn(game);
    expect(game.state.quietTurns).toBe(0);
  });

  test('D19.21  securing an area is not quiet', () => {
    const pieces = { ...HALL.pieces, d: { is: 'marine', faces: 'E' as const } };
    const board = ['######.######', '#abc........#', '######d######'];
    const game = beginScenario('scn-destroy', { ...HALL, board, pieces });
    expect(say(game, 'turn', 3, 2)).toBe(null);
    expect(Object.keys(game.state.memory)).toContain('secured:south');
    passTurn(game);
    expect(game.state.quietTurns).toBe(0);
  });
});

describe('Reconnaissance', () => {
  const SEEN = { ...WITH_ALIEN, pieces: { ...WITH_ALIEN.pieces, d: { is: 'marine', faces: 'E' as const } } };

  test('D20.3  the marines win when all have gone, one of them lost, and a genestealer has been seen', () => {
    const game = beginScenario('scn-recon', SEEN);
    expect(say(game, 'turn', 0, 0)).toBe(null);
    killMarines(game, 1);
    teleportOut(game, 3);
    expect(outcomeOf(game)).toBe('marines D20.3');
  });

  test('D20.3  without having seen one they have not', () => {
    const game = beginScenario('scn-recon', WITH_ALIEN);
    teleportOut(game, 4);
    expect(outcomeOf(game)).toBe('aliens D19.20');
  });

  test('D20.3  somebody must still be on his way home', () => {
    const game = beginScenario('scn-recon', SEEN);
    teleportOut(game, 3);
    expect(outcomeOf(game)).toBe('none');
  });

  test('D20.4  the aliens win when the second marine is killed', () => {
    const game = beginScenario('scn-recon', WITH_ALIEN);
    killMarines(game, 1);
    expect(outcomeOf(game)).toBe('none');
    killMarines(game, 1);
    expect(outcomeOf(game)).toBe('aliens D20.4');
  });

  test('D20.1  entry areas cannot be secured', () => {
    const board = ['######.######', '#abc........#', '######d######'];
    const game = beginScenario('scn-recon', { ...HALL, board });
    expect(say(game, 'turn', 3, 2)).toBe(null);
    expect(Object.keys(game.state.memory).filter((key) => key.startsWith('secured:'))).toEqual([]);
  });

  test('D20.2  nobody teleports before five genestealers have stood on the board, the dead included', () => {
    const TOO_EARLY = { rule: 'D20.2', reason: 'five-genestealers-first' };
    const board = ['######.######', '#abcd..ghijk#', '######.######'];
    const figures = Object.fromEntries(
      ['g', 'h', 'i', 'j', 'k'].map((key) => [key, { is: 'genestealer', faces: 'N' as const }]),
    );
    const game = beginScenario('scn-recon', { ...HALL, board, pieces: { ...HALL.pieces, ...figures } });
    expect(say(game, 'teleport', 3)).toEqual(TOO_EARLY);
    // Each has stood on the board from the start, but is counted when it moves or is placed.
    for (const key of [4, 5, 6, 7, 8]) game.setup.hooks.stepTaken(game, key, 0);
    for (const key of [5, 6]) kill(game, key, 'C12.1');
    expect(say(game, 'teleport', 3)).toBe(null);
  });

  test('D20.2  the same figure counts once, however often it moves', () => {
    const game = beginScenario('scn-recon', WITH_ALIEN);
    for (let i = 0; i < 9; i++) game.setup.hooks.stepTaken(game, 4, 0);
    expect(say(game, 'teleport', 3)).toMatchObject({ rule: 'D20.2' });
  });
});

describe('Establish a perimeter', () => {
  test('D20.6  the marines win when all objectives are secured; the others do not matter', () => {
    const five = { ...HALL.entries, far: [[1, 1, 'N']] as const, near: [[10, 1, 'N']] as const };
    const game = beginScenario('scn-establish', { ...WITH_ALIEN, entries: five });
    const objectives = game.setup.board.entries.flatMap(({ id }, area) =>
      game.state.memory[`objective:${id}`] === 1 ? [area] : [],
    );
    expect(objectives).toHaveLength(4);
    secureAll(game, objectives.slice(1));
    expect(outcomeOf(game)).toBe('none');
    secureAll(game, objectives);
    expect(outcomeOf(game)).toBe('marines D20.6');
  });
});

describe('Defensive perimeter', () => {
  test('D20.10  the aliens win when a genestealer stands in a deployment corridor', () => {
    const game = beginScenario('scn-defend', { ...WITH_ALIEN, plan: { secured: [], corridors: [[[11, 1]]] } });
    expect(outcomeOf(game)).toBe('aliens D20.10');
  });

  test('D21.17  in a campaign too, and the marines win an end phase in which nobody came and nobody is left', () => {
    const campaign = { squads: 1, raidLost: false };
    const lost = beginScenario('scn-defend', {
      ...WITH_ALIEN,
      plan: { secured: [], corridors: [[[11, 1]]], campaign },
    });
    expect(outcomeOf(lost)).toBe('aliens D20.10');
    const quiet = beginScenario('scn-defend', { ...HALL, plan: { secured: [], campaign } });
    passTurn(quiet);
    expect(outcomeOf(quiet)).toBe('none');
    passTurn(quiet);
    expect(outcomeOf(quiet)).toBe('marines D21.17');
  });

  test('D20.10  a blip there is not enough', () => {
    const pieces = { ...HALL.pieces, g: { is: 'blip', value: 3 } };
    const game = beginScenario('scn-defend', {
      ...WITH_ALIEN,
      pieces,
      plan: { secured: [], corridors: [[[11, 1]]] },
    });
    expect(outcomeOf(game)).toBe('none');
  });
});

describe('Raid', () => {
  const TANKS = {
    ...WITH_ALIEN,
    board: ['######$######', '#abcd......g#', '######$######'],
    entries: { east: [[11, 1, 'E']] as const },
  };

  test('D20.11  the marines win when every tank is turned over, the aliens when all marines are dead', () => {
    const game = beginScenario('scn-raid', TANKS);
    expect(outcomeOf(game)).toBe('none');
    const destroyed = game.setup.rules.terrainIndex.get('destroyed-tank')!;
    game.state.features = [{ ...game.state.features[0]!, is: destroyed }, game.state.features[1]!];
    expect(outcomeOf(game)).toBe('none');
    game.state.features = game.state.features.map((feature) => ({ ...feature, is: destroyed }));
    expect(outcomeOf(game)).toBe('marines D20.11');
    const lost = beginScenario('scn-raid', TANKS);
    killMarines(lost, 4);
    expect(outcomeOf(lost)).toBe('aliens D19.20');
  });
});

describe('Raid in a campaign', () => {
  /** Tanks in alcoves: nobody sees them from the west end. */
  const HIDDEN: ScenarioSketch = {
    ...WITH_ALIEN,
    board: ['######$######', '#abcd......g#', '######$######'],
    entries: { east: [[11, 1, 'E']] },
  };
  /** A tank at the far end, in the sight of whoever looks east. */
  const SEEN: ScenarioSketch = {
    ...HIDDEN,
    board: ['######.######', '#..a......$g#', '######.######'],
    pieces: { a: { is: 'sergeant', faces: 'E' }, g: HIDDEN.pieces['g']! },
  };
  const begin = (sketch: ScenarioSketch, die: number, plan: ScenarioSketch['plan'] = {}) => {
    const game = beginScenario('scn-raid', {
      ...sketch,
      plan: { campaign: { squads: 3, raidLost: false }, ...plan },
    });
    const sought: GameEvent[] = [];
    game.chance = { ...game.chance, die: () => die };
    game.sink = (event) => event.is === 'mages-sought' && sought.push(event);
    return { game, sought };
  };
  const turnOver = (game: Game): void => {
    const destroyed = game.setup.rules.terrainIndex.get('destroyed-tank')!;
    game.state.features = game.state.features.map((feature) => ({ ...feature, is: destroyed }));
  };

  test.each([
    [3, true, 'marines D21.19'],
    [2, false, 'aliens D21.19'],
  ])('D21.18  a tank is seen and %i is rolled for three squads: found %s, once and for all', (die, found, outcome) => {
    const { game, sought } = begin(SEEN, die);
    expect(outcomeOf(game)).toBe('none');
    expect(outcomeOf(game)).toBe('none');
    expect(sought).toEqual([{ is: 'mages-sought', die, squads: 3, found, rule: 'D21.18' }]);
    turnOver(game);
    expect(outcomeOf(game)).toBe('none');
    teleportOut(game, 1);
    expect(outcomeOf(game)).toBe(outcome);
  });

  test('D21.19  it is lost when the last marine goes and a tank stands', () => {
    const { game, sought } = begin(HIDDEN, 6);
    killMarines(game, 3);
    expect(outcomeOf(game)).toBe('none');
    teleportOut(game, 1);
    expect(outcomeOf(game)).toBe('aliens D21.19');
    expect(sought).toEqual([]);
  });

  test.each([
    [3, 'marines D21.19'],
    [2, 'aliens D21.19'],
  ])('D21.19  no alien is left and none can come: the mages are sought at once, with a %i', (die, outcome) => {
    const pieces = { ...HALL.pieces };
    const board = ['######$######', '#abcd.......#', '######$######'];
    const { game, sought } = begin({ ...HIDDEN, board, pieces }, die, { blips: 0 });
    expect(outcomeOf(game)).toBe(outcome);
    expect(sought).toHaveLength(1);
  });

  test('D21.19  marines teleport from a deployment corridor, and from nowhere else', () => {
    const { game } = begin(HIDDEN, 6);
    const { mayTeleport } = game.setup.hooks;
    expect(mayTeleport(game, pieceOf(game, 0))).toBeNull();
    expect(mayTeleport(game, pieceOf(game, 1))).toMatchObject({ rule: 'D21.19' });
  });

  test('D21.20  a raid lost before costs three command points and half a minute', () => {
    const { hooks } = begin(HIDDEN, 6, { campaign: { squads: 3, raidLost: true } }).game.setup;
    const { game } = begin(HIDDEN, 6);
    expect(hooks.commandBonus(game)).toBe(game.setup.hooks.commandBonus(game) - 3);
    expect(hooks.turnSeconds(game, 180)).toBe(game.setup.hooks.turnSeconds(game, 180) - 30);
  });
});

describe('Escape', () => {
  const ROOM = {
    ...WITH_ALIEN,
    plan: {
      controlRoom: [
        [3, 1],
        [4, 1],
      ] as const,
    },
  };

  test('D20.12  marines teleport from the control room only, one a turn', () => {
    const game = beginScenario('scn-escape', ROOM);
    expect(say(game, 'teleport', 0)).toEqual({ rule: 'D20.12', reason: 'only-from-the-control-room' });
    expect(say(game, 'teleport', 3)).toBe(null);
    expect(say(game, 'teleport', 2)).toMatchObject({ rule: 'D14.2' });
  });

  test('D20.14  half of those that started, rounded up, must get out', () => {
    const game = beginScenario('scn-escape', ROOM);
    teleportOut(game, 1);
    expect(outcomeOf(game)).toBe('none');
    teleportOut(game, 1);
    expect(outcomeOf(game)).toBe('marines D20.14');
  });

  test('D20.14  the aliens win when that has become impossible', () => {
    const five = { ...ROOM.pieces, e: { is: 'marine' } };
    const game = beginScenario('scn-escape', {
      ...ROOM,
      board: ['######.######', '#abcde.....g#', '######.######'],
      pieces: five,
    });
    killMarines(game, 2);
    expect(outcomeOf(game)).toBe('none');
    killMarines(game, 1);
    expect(outcomeOf(game)).toBe('aliens D20.14');
  });
});

describe('Search and destroy', () => {
  test('D20.15  every area secured, or D19.19; all marines dead', () => {
    const game = beginScenario('scn-destroy', WITH_ALIEN);
    secureAll(game, [0, 1]);
    expect(outcomeOf(game)).toBe('none');
    secureAll(game, [2]);
    expect(outcomeOf(game)).toBe('marines D20.15');
    const lost = beginScenario('scn-destroy', WITH_ALIEN);
    killMarines(lost, 4);
    expect(outcomeOf(lost)).toBe('aliens D20.15');
  });

  test('D20.16  when D19.19 holds the game is over, whatever ambush blips were left', () => {
    const game = beginScenario('scn-destroy', { ...HALL, plan: { blips: 0 }, reinforcements: 2 });
    expect(say(game, 'turn', 0, 0)).toBe(null);
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'D20.15' });
  });
});
