import {
  Table,
  changeTerrain,
  cloneGame,
  createGame,
  edit,
  freshLuck,
  otherwise,
  pending,
  pieceOf,
  profileOf,
  relocate,
  removePiece,
  squareAt,
  submit,
  type Command,
  type Coordinates,
  type Game,
  type Replay,
} from '@sensorium/engine';
import { isSecured, setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { emptySquad } from '../forces/index.ts';
import { connectorState, openConnectors, tileOf } from '../generator/layout.ts';
import { layStandBoard } from './boards.ts';
import { controlRoomCorners, drawStandBoard } from './scenario.ts';
import {
  CLOUD_RUNNER,
  LAST_BOARD,
  StandError,
  beginStand,
  finishBoard,
  formatStand,
  killsOf,
  layStandTile,
  layStandTileByLot,
  layingOf,
  marinesOf,
  parseStand,
  scenarioOfStand,
  standFindings,
  standPlacements,
  verdictOf,
  withLaidBoard,
  type LastStand,
} from './index.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const boardsOf = (number: number) => SEEDS.map((seed) => layStandBoard(number, 5, freshLuck(seed)).board);

const begin = (stand: LastStand): Game => {
  const game = createGame(setupFor(scenarioOfStand(stand)), { seed: stand.seed });
  while (game.state.phase === 'setup') submit(game, pending(game)!.side, otherwise(game));
  return game;
};

/** Ends the marine turn and lets the aliens do as little as they may, until the marines are to act again. */
const endTurn = (game: Game): void => {
  const { turn } = game.state;
  while (game.state.winner === 'none' && (game.state.turn === turn || game.state.phase !== 'marine-action')) {
    const say: Command = ['marine-action', 'alien-action'].includes(game.state.stack.at(-1)!.kind)
      ? { do: 'end', piece: -1, at: -1, how: 0, cp: 0 }
      : otherwise(game);
    expect(submit(game, pending(game)!.side, say)).toBeNull();
  }
};

const at = (game: Game, [x, y]: Coordinates): number => squareAt(game.setup.board, x, y);

describe('the squad', () => {
  test('D23.2  five marines with their equipment', () => {
    const game = begin(beginStand(1));
    const squad = game.state.marines.map((id) => {
      const piece = pieceOf(game, id);
      return [game.setup.scenario.pieces[id]!.name, profileOf(game, piece).is, profileOf(game, piece).gear.join(' + ')];
    });
    expect(squad).toEqual([
      ['Cloud Runner', 'captain', 'storm-bolter + power-sword + grenade-glove'],
      ['Weasel Fierce', 'sergeant', 'storm-bolter + power-fist'],
      ['Lame Bear', 'sergeant', 'assault-cannon + power-fist'],
      ['Bloody Moon', 'sergeant', 'heavy-flamer + chainfist'],
      ['Wisdom Keeper', 'librarian', 'storm-bolter + force-axe'],
    ]);
    expect(pieceOf(game, 2).counts).toMatchObject({ 'assault-cannon': 10, 'cannon-magazine': 3, 'cannon-fired': 0 });
    expect(pieceOf(game, 3).counts).toMatchObject({ 'heavy-flamer': 6, 'flamer-charge': 1 });
    expect(pieceOf(game, 4).counts).toMatchObject({ level: 1, psi: 10 });
  });

  test('D23.3  or one squad from the list for at most 20 points', () => {
    const recon = { name: 'x', time: 0, squads: [emptySquad('squad-recon')] };
    expect(standFindings(recon)).toEqual([]);
    expect(standFindings({ ...recon, squads: [...recon.squads, ...recon.squads] })).toMatchObject([
      { rule: 'D23.3', reason: 'one-squad', values: { squads: 2 } },
    ]);
    expect(standFindings({ ...recon, time: 99 }).map(({ rule }) => rule)).toContain('D16.4');
  });

  test('D23.7  the corridors are longer for more than five marines', () => {
    const recons = { name: 'x', time: 0, squads: Array.from({ length: 5 }, () => emptySquad('squad-recon')) };
    const stand = beginStand(3, marinesOf(recons));
    expect(stand.marines).toHaveLength(15);
    expect(stand.board.entry.length).toBe(15);
    expect(scenarioOfStand(stand).deployment[0]!.squares).toHaveLength(15);
  });

  test('D15.1  bought squads are called after their highest-ranking members, no two alike', () => {
    const recon = emptySquad('squad-recon');
    const led = { ...recon, members: [{ name: 'Wolf', options: [] }, ...recon.members.slice(1)] };
    const list = { name: 'x', time: 0, squads: [{ ...recon, name: 'Wolf' }, led, recon] };
    const names = marinesOf(list).map(({ squad }) => squad);
    expect(names).toEqual(['Wolf', 'Wolf (2)', '3'].flatMap((name) => [name, name, name]));
  });
});

describe('S6.11: the person lays the tiles', () => {
  test('S6.11 D23.5 D23.6  every legal placement is offered, in the order in which tiles were drawn', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const stand = beginStand(seed);
      let laying = layingOf(stand.number, stand.board);
      const tiles: number[] = [];
      for (let ways = standPlacements(laying); ways.length > 0; ways = standPlacements(laying)) {
        tiles.push(ways[0]!.tile);
        expect(ways).toContainEqual(expect.objectContaining({ tile: laying.tiles[laying.layout.length] }));
        laying = layStandTile(laying, ways.at(-1)!);
      }
      expect(tiles).toEqual(laying.tiles.slice(0, tiles.length));
      const laid = withLaidBoard(stand, laying);
      const [first, second] = laid.board.layout;
      expect(connectorState(laid.board.layout, { cell: first!.cell, edge: tileOf(first!).entry! })).toBe('open');
      expect(connectorState(laid.board.layout, { cell: second!.cell, edge: tileOf(second!).exit! })).toBe('open');
      expect(openConnectors(laid.board.layout).length).toBeGreaterThan(2);
      expect(begin(laid).state.marines).toHaveLength(5);
      expect(parseStand(formatStand({ stand: laid, game: null })).stand).toEqual(laid);
    }
  });

  test('S6.11 D23.17  on the tenth board tile 10 goes to the exit arrow', () => {
    let stand = beginStand(12);
    while (stand.number < LAST_BOARD) stand = won(stand);
    const laying = layingOf(stand.number, stand.board);
    expect(laying.tiles.at(-1)).toBe(10);
    const two = { ...laying, layout: stand.board.layout.slice(0, 2) };
    for (const way of standPlacements(two)) {
      const { layout, exit } = withLaidBoard(stand, layStandTile(two, way)).board;
      expect(exit).toBeNull();
      expect(connectorState(layout, { cell: layout[1]!.cell, edge: tileOf(layout[1]!).exit! })).toBe('joined');
    }
  });

  test('S6.11  by lot is one of the answers, and the same luck gives the same board', () => {
    const stand = beginStand(7);
    const laying = layingOf(stand.number, stand.board);
    const once = layStandTileByLot({ laying, luck: stand.luck });
    expect(standPlacements(laying)).toContainEqual(once.laying.layout[0]);
    expect(layStandTileByLot({ laying, luck: stand.luck })).toEqual(once);
  });

  test('S6.11  a mission with ties of one’s own says so in every board', () => {
    const stand = beginStand(3, CLOUD_RUNNER, { ties: 'mine' });
    expect(scenarioOfStand(stand).options).toMatchObject({ ties: 'mine' });
    expect(scenarioOfStand(won(stand)).options).toMatchObject({ ties: 'mine' });
    expect(parseStand(formatStand({ stand, game: null })).stand).toEqual(stand);
  });

  test('D1.1  a mission keeps its rule options on every board, and in its file', () => {
    const stand = beginStand(3, CLOUD_RUNNER, { shield: 'parry', stealerPool: 12 });
    for (const one of [stand, won(stand)])
      expect(scenarioOfStand(one).options).toEqual({ secure: 'on', timer: 'off', shield: 'parry', stealerPool: 12 });
    const text = formatStand({ stand, game: null });
    expect(parseStand(text).stand).toEqual(stand);
    expect(() => parseStand(text.replace('"parry"', '"dodge"'))).toThrow(
      'stand.options.shield: expected one of block, parry (D1.1)',
    );
    expect(() => parseStand(text.replace('"stealerPool"', '"timer"'))).toThrow(
      'stand.options.timer: expected no such option; there are shield, stealerPool (D1.1)',
    );
  });
});

describe('boards 1 to 9', () => {
  test('D23.4 D23.5  two different tiles, with the entry arrow of the first and the exit arrow of the second open', () => {
    for (const { layout, entry, exit } of boardsOf(1)) {
      const [first, second] = layout;
      expect(new Set(layout.map(({ tile }) => tile)).size).toBe(layout.length);
      expect([first!.tile, second!.tile]).not.toContain(10);
      expect(entry.connector).toEqual({ cell: first!.cell, edge: tileOf(first!).entry });
      expect(exit!.connector).toEqual({ cell: second!.cell, edge: tileOf(second!).exit });
      expect(connectorState(layout, entry.connector)).toBe('open');
      expect(connectorState(layout, exit!.connector)).toBe('open');
    }
  });

  test('D23.6  tile 10 comes as a third tile when it was drawn, and an entry area always remains', () => {
    const boards = boardsOf(1);
    const withRoom = boards.filter(({ layout }) => layout.length === 3);
    expect(withRoom.length).toBeGreaterThan(3);
    expect(withRoom.length).toBeLessThan(30);
    for (const { layout } of withRoom) expect(layout[2]!.tile).toBe(10);
    for (const { layout } of boards) expect(openConnectors(layout).length).toBeGreaterThan(2);
  });

  test('D23.7 D23.8  five squares of corridor at each arrow; the marines start on the first, the rest are entry areas', () => {
    for (const board of boardsOf(1)) {
      const drawn = drawStandBoard(board);
      expect(drawn.corridors.map((corridor) => corridor.length)).toEqual([5, 5]);
      expect(drawn.entries).toHaveLength(openConnectors(board.layout).length - 2);
    }
    const stand = beginStand(2);
    expect(scenarioOfStand(stand).deployment).toEqual([
      { by: 'marines', pieces: [0, 1, 2, 3, 4], squares: drawStandBoard(stand.board).corridors[0] },
    ]);
  });

  test('D23.12 S0.31  no aliens at the start', () => {
    const game = begin(beginStand(4));
    expect(game.state.aliens).toEqual([]);
  });

  test('D23.1 D22.1  solitaire rules, areas may be secured, no clock, no turn limit', () => {
    const stand = beginStand(4);
    const { modules, options, rules } = scenarioOfStand(stand);
    expect(modules).toContain('deathwing-solo');
    expect(options).toEqual({ secure: 'on', timer: 'off' });
    expect(rules.map(({ is }) => is)).not.toContain('turn-limit');
    const game = begin(stand);
    expect(game.state.clock).toBe(0);
    // A marine who stands on an entry square with open eyes secures the area after the next action (D13.2).
    const { squares, sides } = game.setup.board.entries[0]!;
    relocate(game, 1, squares[0]!, sides[0]!);
    const mover = pieceOf(game, 0);
    expect(submit(game, 'marines', { do: 'turn', piece: 0, at: (mover.facing + 1) % 4, how: 0, cp: 0 })).toBeNull();
    expect(isSecured(game, 0)).toBe(true);
  });

  test('D23.9  the board ends as soon as all who live stand on the exit corridor', () => {
    const stand = beginStand(5);
    const game = begin(stand);
    const corridor = drawStandBoard(stand.board).corridors[1]!;
    game.state.marines.forEach((id, index) => {
      if (index < 3) relocate(game, id, at(game, corridor[index]!), 0);
    });
    removePiece(game, 3, 'dead');
    endTurn(game);
    expect(game.state.winner).toBe('none');
    relocate(game, 4, at(game, corridor[3]!), 0);
    expect(submit(game, 'marines', { do: 'turn', piece: 4, at: 1, how: 0, cp: 0 })).toBeNull();
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'D23.9' });
  });
});

const won = (stand: LastStand, change: (game: Game) => void = () => undefined): LastStand => {
  const game = begin(stand);
  change(game);
  game.state.winner = 'marines';
  return finishBoard(stand, game);
};

describe('from board to board', () => {
  test('D23.10  the dead stay dead; rounds, spares, grenades, psi points, counts, kills and the lost point carry over', () => {
    const stand = won(beginStand(6), (game) => {
      removePiece(game, 1, 'dead');
      edit(game, 2).counts = { 'assault-cannon': 3, 'cannon-magazine': 1, 'cannon-fired': 27 };
      edit(game, 2).weapon = 'jammed';
      edit(game, 4).counts = { level: 1, psi: 4 };
      game.state.kills = 7;
      game.state.memory = { ...game.state.memory, 'ambush:penalty-due': 1 };
    });
    expect(stand).toMatchObject({ number: 2, penalty: 1, outcome: 'none' });
    expect(stand.finished).toMatchObject([{ number: 1, kills: 7, fallen: [1] }]);
    const game = begin(stand);
    expect(game.state.marines).toHaveLength(4);
    expect(game.setup.scenario.pieces.map(({ name }) => name)).not.toContain('Weasel Fierce');
    expect(pieceOf(game, 1)).toMatchObject({
      counts: { 'assault-cannon': 3, 'cannon-magazine': 1, 'cannon-fired': 27 },
      weapon: 'ready',
    });
    expect(pieceOf(game, 3).counts).toEqual({ level: 1, psi: 4 });
    // D2.3 and D22.17: two for the captain, one taken.
    expect(game.state).toMatchObject({ turn: 1, phase: 'marine-action', cpBonus: 1 });
  });

  test('D23.10  what is pending is taken once', () => {
    const game = begin(won(beginStand(6), (one) => (one.state.memory = { 'ambush:penalty-due': 2 })));
    expect(game.state.cpBonus).toBe(0);
    expect(game.state.memory['ambush:penalty-due'] ?? 0).toBe(0);
  });

  test('D23.1  ten boards in a row', () => {
    let stand = beginStand(9);
    for (let number = 1; number < LAST_BOARD; number++) {
      expect(stand.number).toBe(number);
      stand = won(stand);
    }
    expect(stand).toMatchObject({ number: 10, outcome: 'none' });
    stand = won(stand);
    expect(stand).toMatchObject({ number: 10, outcome: 'won' });
    expect(verdictOf(stand)).toBeNull();
    expect(() => won(stand)).toThrow(StandError);
    expect(() => finishBoard(beginStand(1), begin(beginStand(1)))).toThrow('D23.9');
  });
});

describe('reinforcements', () => {
  const TABLE = [
    [1, 0, false],
    [2, 0, true],
    [3, 1, false],
    [4, 1, false],
    [5, 2, false],
    [6, 3, false],
  ] as const;

  test.each(TABLE)('D23.11 S0.30  a die of %i brings %i blips, ambush counter %s', (wanted, blips, isAmbush) => {
    const stand = beginStand(8);
    const game = begin(stand);
    const events: string[] = [];
    let isFirst = true;
    const { chance } = game;
    const loaded: Game = {
      ...cloneGame(game),
      sink: (event) => events.push(event.is),
      chance: {
        die: (one, reason) => {
          if (!isFirst) return chance.die(one, reason);
          isFirst = false;
          return wanted;
        },
        draw: (one, reason, counts) => chance.draw(one, reason, counts),
      },
    };
    submit(loaded, 'marines', { do: 'end', piece: -1, at: -1, how: 0, cp: 0 });
    expect(events.filter((is) => is === 'blip-drawn')).toHaveLength(blips);
    expect(events.includes('ambush-counter-drawn')).toBe(isAmbush);
  });
});

describe('the weapons cache', () => {
  /** A board with tile 10, and a marine before a tank with everything else out of the way. */
  const cached = (place: number): { game: Game; tank: number } => {
    const seed = SEEDS.find((one) => beginStand(one).board.layout.length === 3)!;
    const stand = beginStand(seed);
    const game = begin(stand);
    const drawn = drawStandBoard(stand.board);
    const [x, y] = drawn.controlRoom.find(([tx, ty]) => drawn.floor[ty]![tx] === '$')!;
    const spot = (
      [
        [x, y + 1, 0],
        [x - 1, y, 1],
        [x, y - 1, 2],
        [x + 1, y, 3],
      ] as const
    ).find(([sx, sy]) => drawn.floor[sy]?.[sx] === '.')!;
    relocate(game, place, at(game, [spot[0], spot[1]]), spot[2]);
    edit(game, place).ap = 4;
    return { game, tank: at(game, [x, y]) };
  };
  const take = (game: Game, piece: number, how: number) =>
    submit(game, 'marines', { do: 'take-reload', piece, at: -1, how, cp: 0 });

  test('D23.13 D23.14  four points for a reload, loaded at once or carried', () => {
    const { game } = cached(3);
    edit(game, 3).counts = { 'heavy-flamer': 2, 'flamer-charge': 0 };
    const other = cloneGame(game);
    expect(take(game, 3, 0)).toBeNull();
    expect(pieceOf(game, 3)).toMatchObject({ ap: 0, counts: { 'heavy-flamer': 6, 'flamer-charge': 0 } });
    expect(take(other, 3, 1)).toBeNull();
    expect(pieceOf(other, 3).counts).toEqual({ 'heavy-flamer': 2, 'flamer-charge': 1 });
  });

  test('D23.15  one charge or three magazines can be carried; then a reload can only be loaded', () => {
    const flamer = cached(3).game;
    expect(take(flamer, 3, 1)).toMatchObject({ rule: 'D23.15' });
    expect(take(flamer, 3, 0)).toBeNull();
    const cannon = cached(2).game;
    expect(take(cannon, 2, 1)).toMatchObject({ rule: 'D23.15' });
    edit(cannon, 2).counts = { 'assault-cannon': 1, 'cannon-magazine': 2, 'cannon-fired': 9 };
    expect(take(cannon, 2, 1)).toBeNull();
    expect(pieceOf(cannon, 2).counts).toEqual({ 'assault-cannon': 1, 'cannon-magazine': 3, 'cannon-fired': 9 });
  });

  test('D23.13 D23.16  only for a heavy weapon, only with an intact tank in front', () => {
    expect(take(cached(1).game, 1, 0)).toMatchObject({ rule: 'D23.13' });
    const { game, tank } = cached(3);
    const turned = cloneGame(game);
    edit(turned, 3).facing = (pieceOf(game, 3).facing + 1) % 4;
    expect(take(turned, 3, 0)).toMatchObject({ rule: 'D23.13', reason: 'no-tank-in-front' });
    changeTerrain(game, tank, 'destroyed-tank');
    expect(take(game, 3, 0)).toMatchObject({ rule: 'D23.16' });
  });
});

describe('board 10', () => {
  let stand = beginStand(12);
  while (stand.number < LAST_BOARD) stand = won(stand);

  test('D23.17  the control room is behind the exit arrow, there is no exit corridor, and the tanks are floor', () => {
    for (const { layout, exit } of boardsOf(LAST_BOARD)) {
      expect(exit).toBeNull();
      expect(layout.map(({ tile }) => tile).filter((tile) => tile === 10)).toHaveLength(1);
      expect(layout[2]!.tile).toBe(10);
      const joined = { cell: layout[1]!.cell, edge: tileOf(layout[1]!).exit! };
      expect(connectorState(layout, joined)).toBe('joined');
    }
    const drawn = drawStandBoard(stand.board);
    const { features, board } = scenarioOfStand(stand);
    for (const [x, y] of drawn.controlRoom) {
      expect(features.some(({ at: [fx, fy] }) => fx === x && fy === y)).toBe(false);
      expect(board.levels[0]!.floor[y]![x]).toBe('.');
    }
  });

  test('D23.18 D23.19 S0.32  the leader in a corner far from the door, converted blips in the others', () => {
    const game = begin(stand);
    const { far, corners, door, faces } = controlRoomCorners(drawStandBoard(stand.board));
    expect(far).toHaveLength(2);
    expect(corners).toHaveLength(4);
    const leader = game.state.aliens
      .map((id) => pieceOf(game, id))
      .find((piece) => profileOf(game, piece).is === 'genestealer-leader')!;
    expect(far.map((corner) => at(game, corner))).toContain(leader.square);
    expect(leader.facing).toBe(faces);
    expect(far).not.toContainEqual(door);
    const kinds = game.state.aliens.map((id) => profileOf(game, pieceOf(game, id)).is);
    expect(kinds).not.toContain('blip');
    for (const corner of corners)
      expect(game.state.pieces.some((piece) => piece?.square === at(game, corner))).toBe(true);
    expect(kinds.length).toBeGreaterThanOrEqual(4);
    // Every counter is back in the pool, and the leader is none of the twenty figures (D23.21).
    expect(game.state.pool).toEqual([9, 4, 9]);
    expect(game.state.supply).toBe(20 - (kinds.length - 1));
  });

  test('D23.21 D23.22  the leader has 9 AP and four dice', () => {
    const game = begin(stand);
    const leader = game.setup.profiles.find(({ is }) => is === 'genestealer-leader')!;
    expect(leader.unit).toMatchObject({ ap: 9, closeCombat: { dice: 4, bonus: 0 }, isFromSupply: false });
  });

  const leaderOf = (game: Game): number =>
    game.state.aliens.find((id) => profileOf(game, pieceOf(game, id)).is === 'genestealer-leader')!;

  test('D23.23 S0.34  the leader’s death wins, even if the last marine dies with it', () => {
    const game = begin(stand);
    for (const id of game.state.marines.slice(1)) removePiece(game, id, 'dead');
    removePiece(game, leaderOf(game), 'dead');
    removePiece(game, game.state.marines[0]!, 'dead');
    endTurn(game);
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'D23.23' });
  });

  test('D23.24  with all marines dead the mission is lost', () => {
    const game = begin(stand);
    for (const id of game.state.marines) removePiece(game, id, 'dead');
    endTurn(game);
    expect(game.state).toMatchObject({ winner: 'aliens', endedBy: 'D23.24' });
    expect(finishBoard(stand, game).outcome).toBe('lost');
  });
});

describe('the score', () => {
  test.each([
    [0, 'verdict-disgrace'],
    [20, 'verdict-disgrace'],
    [21, 'verdict-poor'],
    [50, 'verdict-poor'],
    [51, 'verdict-mediocre'],
    [75, 'verdict-mediocre'],
    [76, 'verdict-valiant'],
    [99, 'verdict-valiant'],
    [100, 'verdict-heroic'],
    [240, 'verdict-heroic'],
  ])('D23.24 D23.25 S0.34  %i kills over all boards: %s', (kills, verdict) => {
    const first = won(beginStand(2), (game) => (game.state.kills = Math.floor(kills / 2)));
    const game = begin(first);
    game.state.kills = kills - Math.floor(kills / 2);
    game.state.winner = 'aliens';
    const lost = finishBoard(first, game);
    expect(killsOf(lost)).toBe(kills);
    expect(verdictOf(lost)).toBe(verdict);
    expect(verdictOf(first)).toBeNull();
  });
});

describe('several sittings', () => {
  const stand = won(beginStand(7), (game) => removePiece(game, 0, 'dead'));

  test('a mission survives being written and read', () => {
    expect(parseStand(formatStand({ stand, game: null }))).toEqual({ stand, game: null });
  });

  test.each<[string, (text: string) => string, string]>([
    ['half a file', (text) => text.slice(0, 300), 'cut off'],
    ['a newer file', (text) => text.replace('"version":1', '"version":9'), 'version 9'],
    ['an eleventh board', (text) => text.replace('"number":2', '"number":11'), 'stand.number'],
    [
      'a weapon nobody knows',
      (text) => text.replace('force-axe', 'force-spoon'),
      'stand.marines[4].gear[1]: expected one of storm-bolter',
    ],
    [
      'a tile that joins nothing',
      (text) => text.replace(/"cell":\[0,0\],"turns"/, '"cell":[9,9],"turns"'),
      'stand.board.layout[1]',
    ],
    [
      'D23.7  an entry corridor too short for those who live',
      (text) => text.replace('"length":5', '"length":3'),
      'stand.board.entry.length: expected at least 4, one for each who lives (D23.7)',
    ],
    [
      'D23.9  an exit corridor on which not all could stand',
      (text) => text.replace(/("exit":.*?"length":)5/, '$13'),
      'stand.board.exit.length: expected at least 4',
    ],
    [
      'D23.24  a mission with nobody left',
      (text) => text.replaceAll('"fellOn":0', '"fellOn":1'),
      'stand.marines: expected at least one who lives (D23.24)',
    ],
    [
      'D23.24  a mission without marines',
      (text) => text.replace(/"marines":\[.*\],"penalty"/, '"marines":[],"penalty"'),
      'stand.marines: expected at least one who lives (D23.24)',
    ],
    [
      'one who falls later',
      (text) => text.replace('"fellOn":0', '"fellOn":2'),
      'stand.marines[1].fellOn: expected a board before board 2, or 0',
    ],
    [
      'D23.1  a board too early',
      (text) => text.replace('"number":2', '"number":4'),
      'stand.finished: expected the 3 boards before board 4, in order (D23.1)',
    ],
    [
      'D23.15  a fourth magazine',
      (text) => text.replace('"cannon-magazine":3', '"cannon-magazine":10'),
      'stand.marines[2].counts.cannon-magazine: expected a whole number from 0 to 3 (D23.15)',
    ],
    [
      'D23.15  less than no magazine',
      (text) => text.replace('"cannon-magazine":3', '"cannon-magazine":-5'),
      'stand.marines[2].counts.cannon-magazine',
    ],
    [
      'D23.15  a second flamer charge',
      (text) => text.replace('"flamer-charge":1', '"flamer-charge":10'),
      'stand.marines[3].counts.flamer-charge: expected a whole number from 0 to 1 (D23.15)',
    ],
    [
      'D3.3  a fifth level',
      (text) => text.replace('"level":1', '"level":5'),
      'stand.marines[4].counts.level: expected a whole number from 1 to 4 (D3.3)',
    ],
  ])('%s is refused with what and where', (_, broken, message) => {
    expect(() => parseStand(broken(formatStand({ stand, game: null })))).toThrow(message);
  });

  test('D23.17  the tenth board has the control room and no way out, the others have a way out', () => {
    const finished = Array.from({ length: 9 }, (_, place) => ({ number: place + 1, turns: 1, kills: 0, fallen: [] }));
    const text = (changed: Partial<LastStand>): string =>
      formatStand({ stand: { ...beginStand(7), ...changed }, game: null });
    const { layout, entry } = beginStand(7).board;
    const isWithout = layout.filter(({ tile }) => tile !== 10);
    const without = { layout: isWithout, entry, exit: null };
    expect(() => parseStand(text({ number: 10, finished }))).toThrow('stand.board');
    expect(() => parseStand(text({ number: 10, finished, board: without }))).toThrow(
      'stand.board.layout: expected tile 10 on the tenth board (D23.17)',
    );
    expect(() => parseStand(text({ board: without }))).toThrow('stand.board.exit: expected a corridor (D23.7)');
    const last = layStandBoard(10, 5, freshLuck(3)).board;
    expect(parseStand(text({ number: 10, finished, board: last })).stand.board).toEqual(last);
  });

  test('the game in hand is that of the board on which they stand', () => {
    const replayOf = ({ seed, ...rest }: LastStand): Replay =>
      new Table(setupFor(scenarioOfStand({ seed, ...rest })), { seed }).replay();
    const mine = beginStand(7);
    const reread = (game: Replay): unknown => parseStand(formatStand({ stand: mine, game })).game;
    expect(reread(replayOf(mine))).toEqual(replayOf(mine));
    expect(() => reread(replayOf(beginStand(8)))).toThrow('game.scenario.board: expected the board');
    expect(() => reread(replayOf({ ...mine, marines: mine.marines.slice(1) }))).toThrow(
      'game.scenario.pieces: expected',
    );
    expect(() => reread({ ...replayOf(mine), position: 5 as unknown as string })).toThrow('game: position: expected');
    const lost = { ...mine, outcome: 'lost' } as const;
    expect(() => parseStand(formatStand({ stand: lost, game: replayOf(mine) }))).toThrow('game: expected null');
  });

  test('the same seed gives the same mission', () => {
    expect(beginStand(31)).toEqual(beginStand(31));
    expect(beginStand(31).board).not.toEqual(beginStand(32).board);
    expect(CLOUD_RUNNER.every(({ fellOn }) => fellOn === 0)).toBe(true);
  });
});
