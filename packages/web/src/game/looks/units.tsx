/** What every unit looks like from above, and what it bleeds. Marines go by armour, rank and what they hold (Table A-2, A4.4). */
import type { ReactNode } from 'preact/compat';
import type { UnitId } from '@sensorium/engine';
import { forOwnUnits, type Armour, type Rank } from '@sensorium/rules';
import type { ProfileCard } from '../../engine/protocol.ts';
import { Alpha, Hormagaunt, Hybrid, Patriarch, Stalker, Termagant } from '../arsenal/Aliens.tsx';
import { AmbushBlip, Blip, Genestealer } from '../board/Aliens.tsx';
import { Marine, ProneMarine, type Insignia } from '../deathwing/Marine.tsx';
import { Rows } from './rows.ts';

export interface UnitLook {
  /** Facing north; `value` is that of a counter, 0 where it is hidden. */
  readonly figure: (card: ProfileCard, value: number) => ReactNode;
  /** D8.18: with no way it faces; null for what never lies so. */
  readonly prone: ((card: ProfileCard) => ReactNode) | null;
  readonly blood: Blood;
}
export type Blood = 'blood' | 'ichor';

/** Table A-2: terminators are broad, power armour less, scouts slim. */
const SIZES: Readonly<Record<Armour, string>> = {
  light: 'scale(.78 .84)',
  sororitas: 'scale(.82 .88)',
  'power-armour': 'scale(.88 .92)',
  terminator: '',
};

const RANKS: Readonly<Record<Rank, Insignia>> = {
  trooper: 'trooper',
  veteran: 'trooper',
  sergeant: 'sergeant',
  officer: 'sergeant',
  captain: 'captain',
  hero: 'captain',
  'chapter-master': 'captain',
  librarian: 'librarian',
  'grey-knight': 'trooper',
  justicar: 'sergeant',
  champion: 'sergeant',
  lieutenant: 'sergeant',
  'sister-superior': 'sergeant',
  palatine: 'sergeant',
  canoness: 'captain',
};

/** Chapters C and D have no column for ranks: there the unit is the rank. */
const marine = (own: Insignia): UnitLook => {
  const insigniaOf = ({ unit: { rank } }: ProfileCard): Insignia => (rank === undefined ? own : RANKS[rank]);
  return {
    figure: (card) => {
      const { armour } = card.unit;
      return (
        <g transform={SIZES[armour ?? 'terminator']}>
          <Marine insignia={insigniaOf(card)} gear={card.gear} armour={armour ?? ''} />
        </g>
      );
    },
    prone: (card) => <ProneMarine insignia={insigniaOf(card)} />,
    blood: 'blood',
  };
};

const alien = (figure: UnitLook['figure']): UnitLook => ({ figure, prone: null, blood: 'ichor' });

const TROOPER = marine('trooper');
const SERGEANT = marine('sergeant');
const CAPTAIN = marine('captain');
const LIBRARIAN = marine('librarian');

const UNITS: Readonly<Record<UnitId, UnitLook>> = {
  // chapters C and D
  marine: TROOPER,
  'flamer-marine': TROOPER,
  sergeant: SERGEANT,
  captain: CAPTAIN,
  librarian: LIBRARIAN,
  genestealer: alien(() => <Genestealer isLeader={false} />),
  'genestealer-leader': alien(() => <Genestealer isLeader />),
  blip: alien((_card, value) => <Blip value={value} />),
  'ambush-blip': alien((_card, value) => <AmbushBlip value={value} />),
  // Table A-12
  hybrid: alien(() => <Hybrid />),
  hormagaunt: alien(() => <Hormagaunt />),
  termagant: alien(() => <Termagant />),
  stalker: alien(() => <Stalker />),
  alpha: alien(() => <Alpha />),
  patriarch: alien(() => <Patriarch />),
  // Table A-11
  scout: TROOPER,
  'scout-sergeant': SERGEANT,
  'tactical-marine': TROOPER,
  'tactical-sergeant': SERGEANT,
  'devastator-marine': TROOPER,
  'devastator-sergeant': SERGEANT,
  'mark-iv-marine': TROOPER,
  'mark-iv-sergeant': SERGEANT,
  'mark-iii-marine': TROOPER,
  'mark-iii-sergeant': SERGEANT,
  infiltrator: TROOPER,
  'infiltrator-sergeant': SERGEANT,
  incursor: TROOPER,
  'incursor-sergeant': SERGEANT,
  hellblaster: TROOPER,
  'hellblaster-sergeant': SERGEANT,
  intercessor: TROOPER,
  'intercessor-sergeant': SERGEANT,
  'heavy-intercessor': TROOPER,
  'heavy-intercessor-sergeant': SERGEANT,
  reiver: TROOPER,
  'reiver-sergeant': SERGEANT,
  eliminator: TROOPER,
  eradicator: TROOPER,
  'librarian-terminator': LIBRARIAN,
  apothecary: TROOPER,
  chaplain: SERGEANT,
  techmarine: SERGEANT,
  'captain-gravis': CAPTAIN,
  'captain-phobos': CAPTAIN,
  'sternguard-veteran': TROOPER,
  'sternguard-sergeant': SERGEANT,
  'bladeguard-veteran': TROOPER,
  aggressor: TROOPER,
  terminator: TROOPER,
  'terminator-sergeant': SERGEANT,
  'terminator-captain': CAPTAIN,
  'tartaros-terminator': TROOPER,
  'tartaros-sergeant': SERGEANT,
  'cataphractii-terminator': TROOPER,
  'cataphractii-sergeant': SERGEANT,
  'cataphractii-captain': CAPTAIN,
  'allarus-custodian': TROOPER,
  'chaplain-hero': CAPTAIN,
  'marneus-calgar': CAPTAIN,
  'victrix-guard': TROOPER,
  // A16.9
  'battle-sister': TROOPER,
  'battle-sister-heavy': TROOPER,
  'sister-superior': SERGEANT,
  guardsman: TROOPER,
  'guard-sergeant': SERGEANT,
  // A16.6
  ...forOwnUnits(({ rank }) => marine(RANKS[rank])),
};

export const UNIT_LOOKS = new Rows<UnitId, UnitLook>('unit', UNITS);

export const bloodOf = (unit: UnitId): Blood => UNIT_LOOKS.of(unit).blood;
