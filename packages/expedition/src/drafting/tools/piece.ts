/** Who stands on the board from the start. A second click turns him. */
import type { FacingName } from '@sensorium/engine';
import { drawingOf, isFloor } from '../board.ts';
import { isAt, placeOn, type Cell, type Draft } from '../draft.ts';
import type { Change } from '../edits.ts';
import type { AlienKind, PieceChoice, Tool } from './tool.ts';

type Alien = Draft['aliens'][number];
type Member = Draft['force'][number]['pieces'][number];

const NEXT: Readonly<Record<FacingName, FacingName>> = { N: 'E', E: 'S', S: 'W', W: 'N' };
const FIRST: FacingName = 'S';

const alienOf = (choice: { is: AlienKind; value: 1 | 2 | 3; real: boolean }, level: number, cell: Cell): Alien => {
  const at = placeOn(level, cell);
  if (choice.is === 'blip') return { is: choice.is, at, value: choice.value };
  if (choice.is === 'ambush-blip') return { is: choice.is, at, real: choice.real };
  return { is: choice.is, at, faces: FIRST };
};

const deployed = (member: Member): Member => {
  const { at: _at, faces: _faces, prone: _prone, ...left } = member;
  return left;
};

const withMembers = (draft: Draft, change: (member: Member, squad: number, place: number) => Member): Change[] => [
  {
    at: 'field',
    field: 'force',
    value: draft.force.map((squad, index) => ({
      ...squad,
      pieces: squad.pieces.map((member, place) => change(member, index, place)),
    })),
  },
];

const placeAlien = (
  draft: Draft,
  choice: Extract<PieceChoice, { readonly side: 'aliens' }>,
  level: number,
  cell: Cell,
): Change[] => {
  const wanted = alienOf(choice, level, cell);
  const there = draft.aliens.find(({ at }) => isAt(at, level, cell));
  const isSame = there !== undefined && there.is === wanted.is && 'faces' in there;
  const next = isSame ? { ...there, faces: NEXT[there.faces] } : wanted;
  const value =
    there === undefined ? [...draft.aliens, next] : draft.aliens.map((alien) => (alien === there ? next : alien));
  return [{ at: 'field', field: 'aliens', value }, ...rulesFor(draft, choice.is)];
};

const MODERN: readonly AlienKind[] = ['genestealer-leader', 'ambush-blip'];
const OLD: readonly AlienKind[] = ['genestealer', 'blip'];

/** The chapter an alien belongs to comes with it. */
const rulesFor = ({ modules }: Draft, is: AlienKind): Change[] => {
  if (OLD.includes(is)) return [];
  const needed = MODERN.includes(is) ? ['deathwing'] : ['deathwing', 'arsenal'];
  const missing = needed.filter((module) => !modules.includes(module));
  return missing.length === 0 ? [] : [{ at: 'field', field: 'modules', value: [...modules, ...missing] }];
};

const placeMarine = (
  draft: Draft,
  { squad, member }: Extract<PieceChoice, { readonly side: 'marines' }>,
  level: number,
  cell: Cell,
): Change[] =>
  withMembers(draft, (other, index, place) => {
    if (index !== squad || place !== member)
      return other.at !== undefined && isAt(other.at, level, cell) ? deployed(other) : other;
    const isThere = other.at !== undefined && isAt(other.at, level, cell);
    if (!isThere) return { ...deployed(other), at: placeOn(level, cell), faces: other.faces ?? FIRST };
    return { ...other, faces: NEXT[other.faces ?? FIRST] };
  });

const takeAway = (draft: Draft, level: number, cell: Cell): Change[] => [
  ...(draft.aliens.some(({ at }) => isAt(at, level, cell))
    ? [
        {
          at: 'field',
          field: 'aliens',
          value: draft.aliens.filter(({ at }) => !isAt(at, level, cell)),
        } as const,
      ]
    : []),
  ...(draft.force.some(({ pieces }) => pieces.some(({ at }) => at !== undefined && isAt(at, level, cell)))
    ? withMembers(draft, (member) =>
        member.at !== undefined && isAt(member.at, level, cell) ? deployed(member) : member,
      )
    : []),
];

export const piece: Tool = {
  name: 'piece',
  isStamp: false,
  changes: (draft, { level, piece: choice }, { to }) => {
    if (!isFloor(drawingOf(draft, level), to.cell)) return [];
    if (choice.side === 'nobody') return takeAway(draft, level, to.cell);
    return choice.side === 'aliens'
      ? placeAlien(draft, choice, level, to.cell)
      : placeMarine(draft, choice, level, to.cell);
  },
};
