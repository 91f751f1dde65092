/** From a mission and the players' choices to the scenario a game begins from. */
import {
  DX,
  DY,
  NO_FACING,
  createGame,
  type Coordinates,
  type Counts,
  type DeploymentPlan,
  type EntryPlan,
  type Facing,
  type Game,
  type MissionRulePlan,
  type Opening,
  type PiecePlan,
  type Scenario,
} from '@sensorium/engine';
import { LEVEL, PHANTOM, PSI, PSI_AT_START, REAL, RELOADS, setupFor } from '@sensorium/rules';
import { FEATURES, facingNamed, floorAt, levelsOf, markedSquares, squaresWhere, type Mission } from './mission.ts';
import { planFrom } from './missionRules.ts';
import { highestRanking, sheetNames } from './sheetNames.ts';

/** M0.3: a marine of a force that replaces the mission's own. */
export interface ForcePiece extends Pick<PiecePlan, 'is' | 'gear' | 'name' | 'badge' | 'counts' | 'player'> {
  /** The mission's squad it stands in for. */
  readonly squad: string;
  /** D15.1: the name of its own squad, if that has one. */
  readonly sheet?: string;
  /** On the board from the start; a prone marine has no facing (D8.18). */
  readonly at?: Coordinates;
  readonly faces?: Facing;
}

export interface MissionChoices {
  /** C4.2. */
  readonly novice?: boolean;
  /** M0.3: by agreement, another force; the alien numbers stay. */
  readonly force?: readonly ForcePiece[];
  /** Rule modules besides the mission's own. */
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, string | number>>;
}

export class MissionError extends Error {}

type Member = Mission['force'][number]['pieces'][number];

/** Ammunition, spares and points under the names the rules count them by (D3.3, D5.6, D11.6). */
const countsOf = ({ ammo = {}, spares = {}, level, psi }: Member): Counts => ({
  ...ammo,
  ...Object.fromEntries(Object.entries(spares).map(([weapon, count]) => [RELOADS[weapon]?.spare ?? weapon, count])),
  ...(level === undefined ? {} : { [LEVEL]: level, [PSI]: PSI_AT_START[level]! }),
  ...(psi === undefined ? {} : { [PSI]: psi }),
});

const marineOf = (squad: string, sheet: string, member: Member): ForcePiece => {
  const { ammo: _ammo, spares: _spares, level: _level, psi: _psi, prone, faces, ...plan } = member;
  const counts = countsOf(member);
  return {
    ...plan,
    squad,
    ...(sheet === squad ? {} : { sheet }),
    ...(faces === undefined ? {} : { faces: facingNamed(faces) }),
    ...(prone === true ? { faces: NO_FACING } : {}),
    ...(Object.keys(counts).length === 0 ? {} : { counts }),
  };
};

/** D15.1: a squad of the mission is called after its highest-ranking member, or by its letter if he has no name. */
const sheetsOf = ({ force }: Mission): string[] =>
  sheetNames(force.map(({ squad, pieces }) => pieces[highestRanking(pieces.map(({ is }) => is))]?.name ?? squad));

/** The mission's own marines in roster order. */
export const marinesOf = (mission: Mission): ForcePiece[] => {
  const sheets = sheetsOf(mission);
  return mission.force.flatMap(({ squad, pieces }, place) =>
    pieces.map((member) => marineOf(squad, sheets[place]!, member)),
  );
};

const FLAMER = 'heavy-flamer';

/** M6.3: only a number of the special rules changes the gear's own. */
const withMarkers = (mission: Mission, piece: PiecePlan): PiecePlan => {
  const markers = mission.special.find((rule) => rule.is === 'flamer-markers');
  return markers !== undefined && carriesFlamer(piece)
    ? { ...piece, counts: { ...piece.counts, [FLAMER]: markers.count } }
    : piece;
};

export const carriesFlamer = ({ is, gear }: { readonly is: string; readonly gear?: readonly string[] }): boolean =>
  gear === undefined ? is === 'flamer-marine' : gear.includes(FLAMER);

const marinePiece = (mission: Mission, { sheet, ...piece }: ForcePiece): PiecePlan =>
  withMarkers(mission, sheet === undefined ? piece : { ...piece, squad: sheet });

const alienOf = (alien: Mission['aliens'][number]): PiecePlan => {
  const { is, at } = alien;
  if (alien.is === 'blip') return { is, at, value: alien.value };
  if (alien.is === 'ambush-blip') return { is, at, value: alien.real ? REAL : PHANTOM };
  const gear = 'gear' in alien && alien.gear !== undefined ? { gear: alien.gear } : {};
  return { is, at, faces: facingNamed(alien.faces), ...gear };
};

/** The places in the roster a reference names: a squad (A), or one piece of it (A3). */
const rosterPlaces = (force: readonly ForcePiece[], reference: string): number[] => {
  const members = force.flatMap(({ squad }, index) => (squad === reference[0] ? [index] : []));
  if (reference.length === 1) return members;
  const member = members[Number(reference.slice(1)) - 1];
  return member === undefined ? [] : [member];
};

/** Pieces a replaced force has beyond the mission's own join the last group of their squad. */
const deploymentOf = (mission: Mission, force: readonly ForcePiece[]): DeploymentPlan[] => {
  const groups = mission.deployment.map(({ by, who, on }) => ({
    by,
    squads: who.map((reference) => reference[0]!),
    pieces: who
      .flatMap((reference) => rosterPlaces(force, reference))
      .filter((index) => force[index]!.at === undefined),
    squares: markedSquares(mission, on),
  }));
  force.forEach(({ squad, is, at }, index) => {
    if (at !== undefined || groups.some(({ pieces }) => pieces.includes(index))) return;
    const group = groups.findLast(({ by, squads }) => by === 'marines' && squads.includes(squad));
    if (group === undefined) throw new MissionError(`M0.3: the mission has no place for the ${is} of squad ${squad}`);
    group.pieces.push(index);
  });
  for (const [index, { pieces, squares }] of groups.entries())
    if (pieces.length > squares.length)
      throw new MissionError(
        `C2.6: ${pieces.length} pieces do not fit on the ${squares.length} squares of deployment group ${index + 1}`,
      );
  return groups.map(({ by, pieces, squares }) => ({ by, pieces, squares }));
};

/** Joints of the same id are one area (C18.1). */
const entriesOf = (mission: Mission): EntryPlan[] => {
  const ids = [...new Set(mission.entries.map(({ id }) => id))];
  return ids.map((id) => ({
    id,
    squares: mission.entries
      .filter((joint) => joint.id === id)
      .map(({ at, side }) => ({ at, side: facingNamed(side) })),
  }));
};

const floorRow = (row: string): string => row.replaceAll(/[^#\s|-]/g, '.');
const sectionRow = (row: string): string => row.replaceAll(' ', '#');

/** The plan reaches as far as the squares beyond the exits, so that stepping out has a square to name. */
const floorOf = (mission: Mission, rows: readonly string[]): string[] => {
  const beyond = mission.exits.map(({ at: [x, y], side }) => [x + DX[facingNamed(side)]!, y + DY[facingNamed(side)]!]);
  const height = Math.max(rows.length, ...beyond.map(([, y]) => y! + 1));
  const width = Math.max(0, ...beyond.map(([x]) => x! + 1));
  return Array.from({ length: height }, (_, y) => floorRow(rows[y] ?? '').padEnd(width, '#'));
};

const featuresOf = (mission: Mission): { at: Coordinates; is: string }[] =>
  squaresWhere(mission, (character) => FEATURES[character] !== undefined).map((at) => ({
    at,
    is: FEATURES[floorAt(mission, at)!]!,
  }));

const rulePlans = (mission: Mission): MissionRulePlan[] => [
  ...(mission.exits.length === 0
    ? []
    : [{ is: 'exits' as const, squares: mission.exits.map(({ at, side }) => ({ at, side: facingNamed(side) })) }]),
  ...[...mission.objectives, ...mission.special.filter(({ is }) => is !== 'flamer-markers')].map((plan) =>
    planFrom(plan, (mark) => markedSquares(mission, mark)),
  ),
  { is: 'automaton', ...mission.automaton },
];

/** M0.8: what the players have chosen, and the mission's own for the rest. */
const optionsOf = (mission: Mission, chosen: NonNullable<MissionChoices['options']>): Scenario['options'] => {
  for (const option of mission.forbids)
    if (chosen[option] !== undefined && chosen[option] !== mission.options[option])
      throw new MissionError(`M0.8: the mission '${mission.id}' forbids the option '${option}'`);
  return { ...mission.options, ...chosen };
};

export const toScenario = (mission: Mission, choices: MissionChoices = {}): Scenario => {
  const force = choices.force ?? marinesOf(mission);
  return {
    id: mission.id,
    modules: [...new Set([...mission.modules, ...(choices.modules ?? [])])],
    options: optionsOf(mission, choices.options ?? {}),
    board: {
      levels: levelsOf(mission).map(({ floor, sections }) => ({
        floor: floorOf(mission, floor),
        sections: sections.map(sectionRow),
      })),
      entries: entriesOf(mission),
    },
    features: featuresOf(mission),
    burning: [],
    pieces: [...force.map((piece) => marinePiece(mission, piece)), ...mission.aliens.map(alienOf)],
    deployment: deploymentOf(mission, force),
    startingBlips: mission.blips.start,
    reinforcements: mission.blips.perTurn,
    novice: choices.novice ?? false,
    rules: rulePlans(mission),
  };
};

/** A new game of the mission, at its first decision. */
export const startMission = (mission: Mission, opening: Opening & MissionChoices): Game =>
  createGame(setupFor(toScenario(mission, opening)), opening);
