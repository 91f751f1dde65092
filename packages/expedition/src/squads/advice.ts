/** What is worth knowing of a list and forbids nothing. */
import { ARSENAL_FIGURES, hasHeavyWeapon, sameGear } from '@sensorium/rules';
import { gearOf, ownOf, type SquadList } from './squadList.ts';

export interface SquadAdvice {
  readonly rule: string;
  readonly is: 'few-heavy-weapons' | 'scope-for-fast-enemies';
  readonly path: readonly (string | number)[];
  readonly values: Readonly<Record<string, number>>;
}

/** A16.4. */
const FULL_SQUAD = 10;
const HEAVY_WEAPONS = 3;

interface Squad {
  readonly path: SquadAdvice['path'];
  readonly figures: readonly { readonly armour: string; readonly gear: readonly string[] }[];
}

const squadsOf = (list: SquadList): Squad[] => [
  ...list.boxes.map(({ figures }, index) => ({
    path: ['boxes', index],
    figures: figures.map((figure) => ({ armour: ARSENAL_FIGURES[figure.is]!.armour, gear: gearOf(figure) })),
  })),
  ...ownOf(list).map(({ figures }, index) => ({
    path: ['own', index],
    figures: figures.map(({ class: armour, gear }) => ({ armour, gear })),
  })),
];

const adviceOnSquad = ({ path, figures }: Squad): SquadAdvice[] => {
  const heavy = figures.filter(({ gear }) => hasHeavyWeapon(gear)).length;
  const isFull = figures.length === FULL_SQUAD && figures.every(({ armour }) => armour === 'power-armour');
  return isFull && heavy < HEAVY_WEAPONS
    ? [{ rule: 'A16.4', is: 'few-heavy-weapons', path, values: { heavy, advised: HEAVY_WEAPONS } }]
    : [];
};

/** A12.16: said once, however many have one. */
const SCOPE: SquadAdvice = { rule: 'A12.16', is: 'scope-for-fast-enemies', path: [], values: {} };

export const adviceOn = (list: SquadList): SquadAdvice[] => {
  const squads = squadsOf(list);
  const hasScope = squads.some(({ figures }) =>
    figures.some(({ gear }) => gear.some((item) => sameGear(item) === 'scope')),
  );
  return [...squads.flatMap(adviceOnSquad), ...(hasScope ? [SCOPE] : [])];
};
