/** The overlays go by the sight of chapter A: smoke, snipers on two squares, the range of each weapon. */
import { LYING, createGame, edit, layDown, pieceOf, placeMarkers, sees, viewFor } from '@sensorium/engine';
import type { Game, PiecePlan, Scenario } from '@sensorium/engine';
import { encodeShot, setupFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { TrialTable } from '@sensorium/host/testing';
import { arcSquares, coverOf, lineTo, litSquares, marinesOf } from '../board/overlays.ts';
import { situationOf, squaresSeenBy } from '../board/model.ts';
import { stageOf } from '../stage.ts';

const EAST = 1;
const WEST = 3;
const FLOOR = ['################', '#..............#', '#..............#', '################'];
const at = (x: number, y: number): number => y * 16 + x;

const scenarioOf = (pieces: readonly PiecePlan[]): Scenario => ({
  id: 'hall',
  modules: ['core', 'arsenal'],
  options: {},
  board: { levels: [{ floor: FLOOR, sections: FLOOR.map((row) => row.replaceAll('.', 'A')) }], entries: [] },
  features: [],
  burning: [],
  pieces,
  deployment: [],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [],
});

/** The game with what happened to it, and the page's picture of it. */
const shown = (pieces: readonly PiecePlan[], change: (game: Game) => void = () => undefined) => {
  const scenario = scenarioOf(pieces);
  const game = createGame(setupFor(scenario), { seed: 1 });
  change(game);
  const host = new TrialTable({ scenario, seed: 1, sides: { marines: 'person', aliens: 'person' }, clock: 'off' });
  const dossier = host.dossier();
  const stage = stageOf(viewFor(game, 'marines'));
  return { game, dossier, stage, situation: situationOf(dossier, stage), actor: stage.actors.get(0)! };
};

const seenByRules = (game: Game): number[] =>
  Array.from({ length: FLOOR.length * 16 }, (_, square) => square).filter(
    (square) => game.setup.board.floor[square] === 1 && sees(game, pieceOf(game, 0), square),
  );

const smoke = (game: Game): void => placeMarkers(game, [at(5, 1), at(5, 2)], 'frag', 'sight');

describe('overlays of chapter A', () => {
  test('smoke hides what is behind it, and is said to', () => {
    const page = shown([{ is: 'scout', at: [1, 1], faces: EAST }], smoke);
    const seen = squaresSeenBy(page.situation, page.actor);
    expect(seen).toEqual(seenByRules(page.game));
    expect(seen).toContain(at(5, 1));
    expect(seen).not.toContain(at(6, 1));
    expect(litSquares(page.situation, [page.actor]).has(at(7, 1))).toBe(false);
    expect(lineTo(page.situation, page.actor, at(8, 1))).toEqual({ verdict: 'smoke', blocker: at(5, 1) });
  });

  test('over a sniper one sees, and over a marine lying across the corridor too', () => {
    const pieces: PiecePlan[] = [
      { is: 'tactical-marine', gear: ['bolter'], at: [1, 1], faces: EAST },
      { is: 'scout', gear: ['sniper-rifle'], at: [4, 1], faces: EAST },
      { is: 'tactical-marine', gear: ['bolter'], at: [7, 1], faces: EAST },
    ];
    const page = shown(pieces, (game) => layDown(game, 1, true, at(4, 1)));
    const seen = squaresSeenBy(page.situation, page.actor);
    expect(seen).toEqual(seenByRules(page.game));
    expect(seen).toContain(at(6, 1));
    expect(seen).not.toContain(at(8, 1));
    expect(page.stage.actors.get(1)!.isLying).toBe(true);
    expect(pieceOf(page.game, 1).counts[LYING]).toBe(1);
    expect(litSquares(page.situation, [page.stage.actors.get(1)!]).has(at(3, 1))).toBe(true);
  });

  test('a heavy weapon is not aimed over a sniper, a launcher neither near nor far', () => {
    const over = (gear: string): number[] => {
      const page = shown([
        { is: 'tactical-marine', gear: [gear], at: [1, 1], faces: EAST },
        { is: 'scout', gear: ['sniper-rifle'], at: [4, 1], faces: EAST },
        { is: 'genestealer', at: [14, 2], faces: WEST },
      ]);
      return arcSquares(page.situation, page.dossier, page.actor);
    };
    expect(over('bolter')).toContain(at(8, 1));
    expect(over('heavy-bolter')).not.toContain(at(8, 1));
    expect(over('shotgun').every((square) => square % 16 <= 7)).toBe(true);
    expect(over('frag-launcher')).not.toContain(at(2, 1));
    expect(over('frag-launcher')).toContain(at(3, 1));
  });

  test('cover is that of the weapon named, through smoke of nobody', () => {
    const watched = (how: number, change: (game: Game) => void = () => undefined): number[] => {
      const page = shown(
        [{ is: 'tactical-marine', gear: ['bolt-pistol', 'bolter'], at: [1, 1], faces: EAST }],
        (game) => {
          change(game);
          const draft = edit(game, 0);
          draft.weapon = 'overwatch';
          draft.counts = { ...draft.counts, 'overwatch-with': how + 1 };
        },
      );
      return [...coverOf(page.situation, page.dossier, marinesOf(page.dossier, page.stage)).keys()];
    };
    const farthest = (squares: readonly number[]): number => Math.max(...squares.map((square) => square % 16));
    expect(farthest(watched(encodeShot({ gear: 0, mode: 0, second: -1 })))).toBe(7);
    expect(farthest(watched(encodeShot({ gear: 1, mode: 0, second: -1 })))).toBe(13);
    expect(farthest(watched(encodeShot({ gear: 1, mode: 0, second: -1 }), smoke))).toBe(5);
  });
});
