/** The marines of a draft: squads added and taken away with their lines of deployment, or another force in their place. */
import type { ForcePiece } from '@sensorium/content';
import { FACINGS } from '@sensorium/engine';
import { LEVEL, PSI, RELOADS } from '@sensorium/rules';
import type { ForcedMission } from '../startingRoom.ts';
import type { Draft } from './draft.ts';
import { setField, type Edit } from './edits.ts';

type Squad = Draft['force'][number];
type Member = Squad['pieces'][number];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FIVE: readonly Member[] = [
  { is: 'sergeant' },
  { is: 'flamer-marine' },
  { is: 'marine' },
  { is: 'marine' },
  { is: 'marine' },
];

/** Deployed like the squad before it, on a mark of its own number. */
export const addSquad = (draft: Draft): Edit => {
  const squad = Array.from(LETTERS).find((letter) => draft.force.every((other) => other.squad !== letter)) ?? 'Z';
  const on = String(Math.min(9, draft.force.length + 1));
  return {
    name: 'field',
    changes: [
      { at: 'field', field: 'force', value: [...draft.force, { squad, pieces: FIVE }] },
      { at: 'field', field: 'deployment', value: [...draft.deployment, { by: 'marines', who: [squad], on }] },
    ],
  };
};

const withoutSquad = (deployment: Draft['deployment'], squad: string): Draft['deployment'] =>
  deployment
    .map((line) => ({ ...line, who: line.who.filter((one) => one[0] !== squad) }))
    .filter(({ who }) => who.length > 0);

export const removeSquad = (draft: Draft, index: number): Edit => {
  const gone = draft.force[index]!.squad;
  return {
    name: 'field',
    changes: [
      { at: 'field', field: 'force', value: draft.force.filter((_, other) => other !== index) },
      { at: 'field', field: 'deployment', value: withoutSquad(draft.deployment, gone) },
    ],
  };
};

export const withMember = (draft: Draft, index: number, place: number, member: Member | null): Edit =>
  setField(
    'force',
    draft.force.map((squad, other) =>
      other === index
        ? {
            ...squad,
            pieces: squad.pieces.flatMap((piece, at): readonly Member[] =>
              at === place ? (member === null ? [] : [member]) : [piece],
            ),
          }
        : squad,
    ),
    member === null ? undefined : `force ${index} ${place}`,
  );

export const addMember = (draft: Draft, index: number): Edit =>
  setField(
    'force',
    draft.force.map((squad, other) =>
      other === index ? { ...squad, pieces: [...squad.pieces, squad.pieces.at(-1) ?? { is: 'marine' }] } : squad,
    ),
  );

/** D3.3, D5.6: counters of a piece under the names a mission file has for them. */
const countsOf = ({ counts = {}, gear = [] }: ForcePiece): Pick<Member, 'ammo' | 'spares' | 'level' | 'psi'> => {
  const ammo = Object.fromEntries(Object.entries(counts).filter(([name]) => gear.includes(name)));
  const spares = Object.fromEntries(
    Object.entries(RELOADS).flatMap(([weapon, { spare }]) =>
      counts[spare] === undefined || !gear.includes(weapon) ? [] : [[weapon, counts[spare]]],
    ),
  );
  const { [LEVEL]: level, [PSI]: psi } = counts;
  return {
    ...(Object.keys(ammo).length === 0 ? {} : { ammo }),
    ...(Object.keys(spares).length === 0 ? {} : { spares }),
    ...(level === undefined ? {} : { level }),
    ...(psi === undefined ? {} : { psi }),
  };
};

const memberOf = (piece: ForcePiece): Member => {
  const { is, gear, name, badge, player, at, faces } = piece;
  return {
    is,
    ...(gear === undefined || gear.length === 0 ? {} : { gear: [...gear] }),
    ...(name === undefined ? {} : { name }),
    ...(badge === undefined ? {} : { badge }),
    ...(player === undefined ? {} : { player }),
    ...countsOf(piece),
    ...(at === undefined ? {} : { at, faces: FACINGS[faces ?? 0]! }),
  };
};

/** As many as one squad of a mission file holds. */
const MOST_IN_SQUAD = 12;

/** A squad too large for a file is several, which deploy together. */
const squadsOf = (pieces: readonly ForcePiece[], squad: string, free: Iterator<string>): Squad[] =>
  Array.from({ length: Math.ceil(pieces.length / MOST_IN_SQUAD) }, (_, part) => ({
    squad: part === 0 ? squad : (free.next().value as string),
    pieces: pieces.slice(part * MOST_IN_SQUAD, (part + 1) * MOST_IN_SQUAD).map(memberOf),
  }));

/** D16, A16: a bought force or squads of the arsenal in place of the marines, with the room and the rules they need. */
export const withOtherForce = (draft: Draft, { mission, choices }: ForcedMission): Edit => {
  const taken = mission.force.map(({ squad }) => squad);
  const free = Array.from(LETTERS)
    .filter((letter) => !taken.includes(letter))
    .values();
  const groups = taken.map((squad) => {
    const own = (choices.force ?? []).filter((piece) => piece.squad === squad);
    return { squad, squads: squadsOf(own, squad, free) };
  });
  // Single pieces of a squad (A3) stand for nobody in another force: its whole squad is deployed there.
  const deployment = groups.flatMap(({ squad, squads }): Draft['deployment'] => {
    const line = mission.deployment.findLast(({ who }) => who.some((one) => one[0] === squad));
    return line === undefined || squads.length === 0 ? [] : [{ ...line, who: squads.map((each) => each.squad) }];
  });
  const modules = [...new Set([...mission.modules, ...(choices.modules ?? [])])];
  const force = groups.flatMap(({ squads }) => squads);
  const options = { ...mission.options, ...choices.options };
  return {
    name: 'field',
    changes: [{ at: 'whole', draft: { ...mission, id: draft.id, modules, options, force, deployment } }],
  };
};
