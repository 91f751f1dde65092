/** A terminator from above with what he carries, facing north; or lying on his back. */
import './figures.css';
import type { ReactNode } from 'preact/compat';
import { ARSENAL_LEFT, ARSENAL_RIGHT } from '../arsenal/Weapons.tsx';

const Bolter = () => (
  <>
    <path d="M16 -22h15v-18H16z" className="m-gun" />
    <path d="M18 -40h4.500v-12H18zM24.500 -40H29v-12h-4.500z" className="m-barrel" />
  </>
);

const Flamer = () => (
  <>
    <path d="M18 -22h11v-16l3 -8h-17l3 8z" className="m-gun" />
    <path d="M23.500 -58C30 -50 28 -45 23.500 -45C19 -45 17 -50 23.500 -58z" className="m-pilot" />
  </>
);

const Cannon = () => (
  <>
    <path d="M13 -16h21v-18H13z" className="m-gun" />
    <path d="M14 -34h4.500v-22H14zM21 -34h4.500v-25H21zM28 -34h4.500v-22H28z" className="m-barrel" />
    <path d="M12 -43H35M12 -51H35" className="m-clamp" />
    <path d="M34 -20C42 -14 38 2 26 8" className="m-belt" />
  </>
);

const Hammer = () => (
  <>
    <path d="M22 -14V-50" className="m-haft" />
    <path d="M8 -60H37V-46H8z" className="m-hammer" />
    <path d="M13 -60v14M32 -60v14" className="m-spark" />
  </>
);

const RIGHT: Readonly<Record<string, () => ReactNode>> = {
  'heavy-flamer': Flamer,
  'assault-cannon': Cannon,
  'thunder-hammer': Hammer,
  'storm-bolter': Bolter,
  ...ARSENAL_RIGHT,
};

const Fist = () => (
  <>
    <path d="M-24 -18C-34 -22 -35 -34 -27 -37L-17 -35L-15 -22z" className="m-fist" />
    <path d="M-29 -36v8M-24 -37v9M-19 -36v8" className="m-finger" />
  </>
);

const Sword = () => <path d="M-28 -28L-25 -60L-20 -28z M-33 -27H-14" className="m-blade" />;

const Chainfist = () => (
  <>
    <path d="M-31 -28V-56L-25 -62L-18 -56V-28z" className="m-saw" />
    <path d="M-31 -54l-4 3 4 3-4 3 4 3-4 3 4 3M-18 -54l4 3-4 3 4 3-4 3 4 3-4 3" className="m-tooth" />
  </>
);

const Axe = () => (
  <>
    <path d="M-24 -20V-60" className="m-haft" />
    <path d="M-24 -60C-42 -58 -42 -40 -24 -42z" className="m-axe" />
    <path d="M-24 -56C-14 -54 -14 -46 -24 -44z" className="m-axe" />
  </>
);

const Shield = () => (
  <>
    <path d="M-48 -40C-36 -50 -14 -50 -4 -40L-8 -28C-18 -36 -34 -36 -44 -28z" className="m-shield" />
    <path d="M-26 -46V-34M-36 -42L-32 -33M-16 -42L-20 -33" className="m-spark" />
  </>
);

const Launcher = () => <path d="M-33 -38h6v-12h-6zM-24 -39h6v-12h-6z" className="m-barrel" />;

const Claw = ({ side }: { side: 1 | -1 }) => (
  <g transform={`scale(${side} 1)`}>
    <path d="M17 -35L18 -60L22 -36zM23 -36L26 -62L28 -36zM29 -34L34 -58L34 -32z" className="m-claw" />
  </g>
);

const LEFT: Readonly<Record<string, () => ReactNode>> = {
  'power-sword': Sword,
  chainfist: Chainfist,
  'force-axe': Axe,
  'storm-shield': Shield,
  'grenade-glove': Launcher,
  ...ARSENAL_LEFT,
};

const drawn = (table: Readonly<Record<string, () => ReactNode>>, gear: readonly string[]): ReactNode[] =>
  gear.flatMap((item) => {
    const Part = table[item];
    return Part === undefined ? [] : [<Part key={item} />];
  });

const RANKS: Readonly<Record<string, string>> = {
  sergeant: 'is-leader',
  captain: 'is-leader is-captain',
  librarian: 'is-librarian',
};

const Insignia = ({ is }: { is: string }) => (
  <>
    {is === 'sergeant' || is === 'captain' ? (
      <path d="M-9 3C-10 -2 -6 8 0 8C6 8 10 -2 9 3" className="m-laurel" />
    ) : null}
    {is === 'captain' ? <path d="M-4 -18V14M0 -20V16M4 -18V14" className="m-crest" /> : null}
    {is === 'librarian' ? (
      <path
        d="M-17 8C-20 -12 -10 -23 0 -23C10 -23 20 -12 17 8L11 4C13 -8 8 -15 0 -15C-8 -15 -13 -8 -11 4z"
        className="m-hood"
      />
    ) : null}
  </>
);

/** Ranks of chapter A that look like those of chapter D. */
const LOOKS: Readonly<Record<string, string>> = {
  sergeant: 'sergeant',
  captain: 'captain',
  'chapter-master': 'captain',
  hero: 'captain',
  librarian: 'librarian',
};

export const Marine = ({
  is: unit,
  gear,
  armour = '',
  rank = '',
}: {
  is: string;
  gear: readonly string[];
  armour?: string;
  rank?: string;
}) => {
  const is = LOOKS[rank] ?? unit;
  const hasFlamer = gear.some((item) => item.includes('flamer'));
  const hasClaws = gear.includes('lightning-claws');
  return (
    <g className={`marine ${RANKS[is] ?? ''} ${armour === '' ? '' : `is-${armour}`}`}>
      {is === 'captain' ? <path d="M-30 8C-34 30 -20 44 0 44C20 44 34 30 30 8z" className="m-cloak" /> : null}
      <path d="M-19 14L-14 34H14L19 14z" className="m-pack" />
      {hasFlamer ? (
        <>
          <rect x="-16" y="16" width="13" height="24" rx="6" className="m-tank" />
          <rect x="3" y="16" width="13" height="24" rx="6" className="m-tank" />
        </>
      ) : (
        <path d="M-10 20h20M-9 26h18M-8 31h16" className="m-vent" />
      )}
      <Fist />
      {is === 'sergeant' && !gear.some((item) => item in LEFT) ? (
        <path d="M-27 -30L-24 -56L-21 -30z" className="m-blade" />
      ) : null}
      {drawn(LEFT, gear)}
      <path d="M15 -14L17 -30H29L30 -12z" className="m-arm" />
      {drawn(RIGHT, gear)}
      {hasClaws ? (
        <>
          <Claw side={1} />
          <Claw side={-1} />
        </>
      ) : null}
      <path d="M-24 -4C-22 -20 22 -20 24 -4C26 12 14 20 0 20C-14 20 -26 12 -24 -4z" className="m-body" />
      <path d="M-13 -15C-26 -21 -41 -13 -40 3C-39 16 -27 20 -19 15C-13 11 -11 -4 -13 -15z" className="m-pad" />
      <path d="M13 -15C26 -21 41 -13 40 3C39 16 27 20 19 15C13 11 11 -4 13 -15z" className="m-pad" />
      <path d="M-35 -5C-33 5 -28 9 -22 10M35 -5C33 5 28 9 22 10" className="m-trim" />
      <path d="M-11 4C-14 -8 -8 -17 0 -17C8 -17 14 -8 11 4C8 11 -8 11 -11 4z" className="m-helm" />
      <path d="M-8 -9C-4 -13 4 -13 8 -9L6 -6H-6z" className="m-visor" />
      <Insignia is={is} />
    </g>
  );
};

/** D8.18: on his back, limbs spread, no way he faces. */
export const ProneMarine = ({ is }: { is: string }) => (
  <g className={`marine is-prone ${RANKS[is] ?? ''}`} transform="rotate(-38)">
    <path d="M-14 14L-24 44L-10 46L-3 18zM14 14L24 44L10 46L3 18z" className="m-fist" />
    <path d="M-27 42h16v7h-18zM27 42h-16v7h18z" className="m-gun" />
    <path d="M-18 -14L-44 -26L-47 -16L-20 0zM18 -14L44 -26L47 -16L20 0z" className="m-arm" />
    <path d="M-20 -14C-18 -22 18 -22 20 -14L15 20H-15z" className="m-body" />
    <path d="M-13 -8H13M-11 2H11M-9 12H9" className="m-vent" />
    <path d="M-12 -20C-24 -26 -36 -18 -34 -6C-32 4 -20 6 -14 0z" className="m-pad" />
    <path d="M12 -20C24 -26 36 -18 34 -6C32 4 20 6 14 0z" className="m-pad" />
    <path d="M-10 -26C-12 -38 -6 -44 0 -44C6 -44 12 -38 10 -26C7 -19 -7 -19 -10 -26z" className="m-helm" />
    <path d="M-7 -32H7L4 -27H-4z" className="m-visor" />
  </g>
);
