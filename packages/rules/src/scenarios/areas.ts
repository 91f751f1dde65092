/** D20.5: the areas to be secured. D20.8: the areas secured from the start. */
import { popFrame, push, refusal, type Decision, type Game, type Square, recall, remember } from '@sensorium/engine';
import { isSecured, secureArea } from '../deathwing/securing.ts';
import { routesFrom } from '../deathwing/routes.ts';
import type { Lane } from './corridors.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    [area: `objective:${string}`]: number;
  }
  interface WordTypes {
    'name-area': 'area';
  }
  interface DecisionTypes {
    'name-areas': true;
  }
  interface FrameTypes {
    /** The marine player names so many of these areas. */
    'name-areas': { readonly areas: readonly number[]; readonly left: number; readonly as: NamedAs };
  }
  interface EventTypes {
    'area-named': { readonly area: number; readonly as: NamedAs };
  }
}

type NamedAs = 'objective' | 'secured';

const MOST_AREAS = 4; // D20.5, D20.8
const RULE = { objective: 'D20.5', secured: 'D20.8' } as const;

/** Under which the memory keeps an entry area that is an objective. */
export const objectiveKey = (id: string) => `objective:${id}` as const;
const keyOf = (game: Game, area: number) => objectiveKey(game.setup.board.entries[area]!.id);

export const isObjective = (game: Game, area: number): boolean => recall(game.state, keyOf(game, area)) === 1;

const nameArea = (game: Game, area: number, as: NamedAs): void => {
  if (as === 'objective') remember(game.state, keyOf(game, area), 1);
  else secureArea(game, area);
  game.sink?.({ is: 'area-named', area, as, rule: RULE[as] });
};

/** Those of the board; a breach has one of its own that cannot be secured (A11.32). */
const allAreas = (game: Game): number[] =>
  game.setup.board.entries.flatMap(({ isLatent }, area) => (isLatent ? [] : [area]));

/** D20.5: steps from the entry square to the nearest square of a deployment corridor. */
const distanceToCorridors = (game: Game, lanes: readonly Lane[], area: number): number =>
  Math.min(
    ...game.setup.board.entries[area]!.squares.flatMap((entry) => {
      const row = routesFrom(game, entry);
      return lanes.flatMap((lane) => lane.map((square) => row[square]!));
    }),
  );

/** D20.5: the four nearest; ties for the last places are named by the marine player. */
export const nameObjectives = (game: Game, lanes: readonly Lane[]): void => {
  const ranked = allAreas(game)
    .map((area) => ({ area, distance: distanceToCorridors(game, lanes, area) }))
    .sort((a, b) => a.distance - b.distance || a.area - b.area);
  const last = ranked[MOST_AREAS - 1]?.distance ?? Infinity;
  const sure = ranked.length <= MOST_AREAS ? ranked : ranked.filter(({ distance }) => distance < last);
  const tied = ranked.filter((row) => !sure.includes(row) && row.distance === last).map(({ area }) => area);
  for (const { area } of sure) nameArea(game, area, 'objective');
  askFor(
    game,
    tied.sort((a, b) => a - b),
    Math.min(MOST_AREAS, ranked.length) - sure.length,
    'objective',
  );
};

/** D20.8: four, or one fewer than there are. */
export const nameSecured = (game: Game): void => {
  const areas = allAreas(game);
  askFor(game, areas, Math.min(MOST_AREAS, areas.length - 1), 'secured');
};

/** D21.14: areas that are secured before the game. */
export const secureFromStart = (game: Game, ids: readonly string[]): void =>
  game.setup.board.entries.forEach(({ id }, area) => {
    if (ids.includes(id)) nameArea(game, area, 'secured');
  });

const askFor = (game: Game, areas: readonly number[], left: number, as: NamedAs): void => {
  if (left <= 0) return;
  if (areas.length <= left) for (const area of areas) nameArea(game, area, as);
  else push(game, { kind: 'name-areas', areas, left, as });
};

const NOT_THAT_AREA = refusal('D20.5', 'not-an-area-to-name');
const NOT_THAT_ENTRY = refusal('D20.8', 'not-an-area-to-name');

export const nameAreas: Decision<'name-areas'> = {
  kind: 'name-areas',
  decision: 'name-areas',
  isPublic: true,
  side: () => 'marines',
  options: (game, { areas }, out) => {
    const word = game.setup.rules.wordIndex.get('name-area')!;
    for (const area of areas) out.add(word, -1, area, 0, 0);
  },
  refusal: (_game, { as }) => (as === 'objective' ? NOT_THAT_AREA : NOT_THAT_ENTRY),
  choose: (game, { areas, left, as }, { at }) => {
    popFrame(game);
    nameArea(game, at, as);
    askFor(
      game,
      areas.filter((area) => area !== at),
      left - 1,
      as,
    );
  },
  otherwise: (_game, { areas }) => ({ do: 'name-area', piece: -1, at: areas[0]!, how: 0, cp: 0 }),
};

/** The areas that must still be secured: the objectives, or all there are. */
export const areasToSecure = (game: Game, isWanted: (game: Game, area: number) => boolean): number[] =>
  allAreas(game).filter((area) => isWanted(game, area) && !isSecured(game, area));

export const entrySquaresOf = (game: Game, areas: readonly number[]): Square[] =>
  areas.flatMap((area) => game.setup.board.entries[area]!.squares);
