/** A terminator from above with what he carries, facing north; or lying on his back. */
import './figures.css';
import type { GearId } from '@sensorium/engine';
import type { Armour } from '@sensorium/rules';
import { GEAR_LOOKS, type Hand } from '../looks/gear.ts';

const Fist = () => (
  <>
    <path d="M-24 -18C-34 -22 -35 -34 -27 -37L-17 -35L-15 -22z" className="m-fist" />
    <path d="M-29 -36v8M-24 -37v9M-19 -36v8" className="m-finger" />
  </>
);

/** What is held in a hand; its place in the list is its key. */
const Held = ({ gear, hand }: { gear: readonly GearId[]; hand: Hand }) => (
  <>
    {gear.map((item) => {
      const held = GEAR_LOOKS.of(item);
      return held?.hand === hand ? <held.Drawing key={item} /> : null;
    })}
  </>
);

/** Ranks that show from above. */
export type Insignia = 'trooper' | 'sergeant' | 'captain' | 'librarian';

const CLASSES: Readonly<Record<Insignia, string>> = {
  trooper: '',
  sergeant: 'is-leader',
  captain: 'is-leader is-captain',
  librarian: 'is-librarian',
};

const Badges = ({ is }: { is: Insignia }) => (
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

export const Marine = ({
  insignia: is,
  gear,
  armour = '',
}: {
  insignia: Insignia;
  gear: readonly GearId[];
  armour?: Armour | '';
}) => {
  const hasFlamer = gear.some((item) => item.includes('flamer'));
  const hasLeft = gear.some((item) => GEAR_LOOKS.of(item)?.hand === 'left');
  return (
    <g className={`marine ${CLASSES[is]} ${armour === '' ? '' : `is-${armour}`}`}>
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
      {is === 'sergeant' && !hasLeft ? <path d="M-27 -30L-24 -56L-21 -30z" className="m-blade" /> : null}
      <Held gear={gear} hand="left" />
      <path d="M15 -14L17 -30H29L30 -12z" className="m-arm" />
      <Held gear={gear} hand="right" />
      <Held gear={gear} hand="both" />
      <path d="M-24 -4C-22 -20 22 -20 24 -4C26 12 14 20 0 20C-14 20 -26 12 -24 -4z" className="m-body" />
      <path d="M-13 -15C-26 -21 -41 -13 -40 3C-39 16 -27 20 -19 15C-13 11 -11 -4 -13 -15z" className="m-pad" />
      <path d="M13 -15C26 -21 41 -13 40 3C39 16 27 20 19 15C13 11 11 -4 13 -15z" className="m-pad" />
      <path d="M-35 -5C-33 5 -28 9 -22 10M35 -5C33 5 28 9 22 10" className="m-trim" />
      <path d="M-11 4C-14 -8 -8 -17 0 -17C8 -17 14 -8 11 4C8 11 -8 11 -11 4z" className="m-helm" />
      <path d="M-8 -9C-4 -13 4 -13 8 -9L6 -6H-6z" className="m-visor" />
      <Badges is={is} />
    </g>
  );
};

/** D8.18: on his back, limbs spread, no way he faces. */
export const ProneMarine = ({ insignia }: { insignia: Insignia }) => (
  <g className={`marine is-prone ${CLASSES[insignia]}`} transform="rotate(-38)">
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
