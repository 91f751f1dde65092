/** Who of those at this screen is asked, and to whom it is passed (A3.12, C20.1). */
import { SECOND, sideOf, type Dossier, type Party, type Update } from '../engine/protocol.ts';

export const PARTIES = ['marines', SECOND, 'aliens'] as const;

export const byParty = <T>(make: () => T): Record<Party, T> => ({ marines: make(), [SECOND]: make(), aliens: make() });

const personsOf = ({ sides }: Pick<Dossier, 'sides'>): readonly Party[] =>
  PARTIES.filter((party) => sides[party] === 'person');

/** People play against each other at this screen. */
export const isHotSeat = (dossier: Pick<Dossier, 'sides'>): boolean =>
  new Set(personsOf(dossier).map(sideOf)).size === 2;

/** C20.3 is kept towards people, wherever they sit. */
export const isInCompany = (dossier: Pick<Dossier, 'sides'>, isElsewhere: boolean): boolean =>
  isElsewhere || personsOf(dossier).length > 1;

/** With one counter two marine players have no secrets from each other (A3.10). */
export const seesTheSame = ({ hasTwoCounters }: Pick<Dossier, 'hasTwoCounters'>, a: Party, b: Party): boolean =>
  !hasTwoCounters && sideOf(a) === sideOf(b);

/** Of several persons that are asked the one who looks. */
export const personAsked = (dossier: Pick<Dossier, 'sides'>, { asked }: Update, looking: Party): Party | null => {
  const persons = personsOf(dossier).filter((party) => asked.includes(party));
  return persons.find((party) => party === looking) ?? persons[0] ?? null;
};

/** The other marine player, if he is asked too. */
export const partnerOf = (party: Party, { asked }: Update): Party | null => {
  const partner = party === SECOND ? 'marines' : SECOND;
  return party !== 'aliens' && asked.includes(partner) ? partner : null;
};

/** Nobody knows which of two marine players with a counter each sits there, nor after a reload of which side he is (C20). */
export const firstCurtain = (
  dossier: Pick<Dossier, 'sides' | 'hasTwoCounters'>,
  { asked }: Update,
  isTakenUp: boolean,
): Party | null => {
  const persons = personsOf(dossier);
  const marines = persons.filter((party) => party !== 'aliens');
  const isEitherMarine = dossier.hasTwoCounters && marines.length > 1;
  const isEitherSide = isTakenUp && asked.length > 0 && marines.length > 0 && marines.length < persons.length;
  return isEitherMarine || isEitherSide ? (asked.find((party) => persons.includes(party)) ?? marines[0]!) : null;
};
