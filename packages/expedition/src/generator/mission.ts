/** D19.10–D19.17: the finished board as an ordinary mission. */
import { scenarioWords, type Mission } from '@sensorium/content';
import { hashText } from '@sensorium/engine';
import { SCENARIOS, SCENARIO_IDS, type ScenarioId } from '@sensorium/rules';
import { deploymentMark, drawBoard } from './board.ts';
import { corridorsFor } from './corridors.ts';
import { LayingError, beginLaying, finishByLot, type AlienForce, type Laying } from './laying.ts';

export type Force = Mission['force'];

export interface MissionDetails {
  /** Told from the tiles and corridors where it is left out. */
  readonly id?: string;
  /** The marines; corridors are made long enough for them (D19.17). Two standard squads (D16.7) where it is left out. */
  readonly force?: Force;
  /** D16.17: time points bought. */
  readonly time?: number;
  /** D21.7: in place of what was rolled. */
  readonly aliens?: Pick<AlienForce, 'perTurn' | 'total'>;
  /** D21.14: entry areas secured from the start, in place of D20.8's choice. */
  readonly secured?: readonly string[];
}

const STANDARD = ['sergeant', 'flamer-marine', 'marine', 'marine', 'marine'].map((is) => ({ is }));
/** Two standard squads with heavy flamers and four points of time, three minutes a turn (D16.7, D16.17): 24 points. */
export const STANDARD_FORCE: Force = [
  { squad: 'A', pieces: STANDARD },
  { squad: 'B', pieces: STANDARD },
];

const STANDARD_TIME = 4;

const DIFFICULTIES: readonly (readonly [blips: number, difficulty: number])[] = [
  [30, 5],
  [25, 4],
];

const FIRST_ORDER = 900;

/** The mission of a finished board: it can be checked, written to a file, played, replayed and simulated like any other. */
export const missionOf = (laying: Laying, details: MissionDetails = {}): Mission => {
  const aliens = details.aliens ?? laying.aliens;
  if (laying.step !== 'finished' || aliens === null) throw new LayingError('D19.1: the board is not finished');
  const { scenario, layout } = laying;
  const { force = STANDARD_FORCE } = details;
  const { options, deploysAnywhere, extraBlips, mostPerTurn } = SCENARIOS[scenario];
  const squads = deploysAnywhere ? [] : force.map(({ pieces }) => pieces.length);
  const board = drawBoard(layout, corridorsFor(layout, laying.corridors, squads));
  const blips = aliens.total + (details.aliens === undefined ? extraBlips : 0);
  return {
    id: details.id ?? `${scenario}-laid-${hashText(JSON.stringify([layout, laying.corridors])).slice(0, 8)}`,
    order: FIRST_ORDER + SCENARIO_IDS.indexOf(scenario),
    difficulty: DIFFICULTIES.find(([total]) => aliens.total >= total)?.[1] ?? 3,
    origin: 'generated',
    forbids: [],
    modules: ['core', 'missions', 'deathwing', 'scenarios'],
    options: { ...options, forceList: 'on', timePoints: details.time ?? STANDARD_TIME },
    words: scenarioWords(scenario),
    board: { floor: board.floor, sections: board.sections, above: [] },
    entries: board.entries,
    exits: [],
    force,
    deployment: [
      {
        by: 'marines',
        who: force.map(({ squad }) => squad),
        on: deploysAnywhere ? 'any' : deploymentMark(squads, board.corridors),
      },
    ],
    aliens: [],
    blips: { start: 0, perTurn: Math.min(aliens.perTurn, mostPerTurn ?? aliens.perTurn) },
    objectives: [
      {
        is: 'scenario',
        id: scenario,
        blips,
        corridors: board.corridors,
        ...(board.controlRoom.length === 0 ? {} : { controlRoom: board.controlRoom }),
        ...(details.secured === undefined ? {} : { secured: details.secured }),
      },
    ],
    special: [],
    automaton: { mentionedMarines: 'none', objectiveSquares: [], alienGoalSquares: [] },
  };
};

/** A board laid wholly by lot: the same seed and scenario give the same mission. */
export const generateMission = (seed: number, scenario?: ScenarioId, details: MissionDetails = {}): Mission => {
  const laying = finishByLot(beginLaying(seed, scenario));
  return missionOf(laying, { id: `${laying.scenario}-${seed}`, ...details });
};

const MOST_SEED = 0xffff_ffff;
const GENERATED = /^(?:generated:(?:(scn-[a-z]+):)?|(scn-[a-z]+)-)(\d{1,10})$/;

/**
 * `generated:SCENARIO:SEED`, or `generated:SEED` where the die chooses the scenario, or SCENARIO-SEED, as the mission calls
 * itself; null for any other id.
 */
export const readGeneratedId = (id: string): { readonly scenario?: ScenarioId; readonly seed: number } | null => {
  const [, called, itself, digits] = GENERATED.exec(id) ?? [];
  const name = called ?? itself;
  const scenario = SCENARIO_IDS.find((known) => known === name);
  const seed = Number(digits);
  if (digits === undefined || seed > MOST_SEED || (name !== undefined && scenario === undefined)) return null;
  return scenario === undefined ? { seed } : { scenario, seed };
};
