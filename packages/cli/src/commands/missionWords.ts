/** What `mission show` says around a mission's own words, in every language. */
import type { Language, Mission } from '@sensorium/content';
import { termsFor } from '@sensorium/content/words';

type By = Mission['deployment'][number]['by'];

export interface MissionWords {
  readonly legend: string;
  /** Signs of chapter D. */
  readonly legendD: string;
  readonly squad: (name: string, members: string) => string;
  readonly deploy: (by: By, who: string, squares: string | null) => string;
  readonly blips: (start: number, perTurn: number) => string;
  /** D19.13. */
  readonly blipsInAll: (start: number, perTurn: number, total: number) => string;
  readonly aims: (marines: string, aliens: string) => readonly [string, string];
  readonly level: (level: number) => string;
  readonly shots: (weapon: string, count: number) => string;
  readonly spares: (weapon: string, count: number) => string;
  readonly standsAt: (at: string) => string;
  readonly faces: (facing: string) => string;
  readonly prone: string;
}

const WORDS: Readonly<Record<Language, MissionWords>> = {
  en: {
    legend: '. floor   | - closed door   1 2 deployment   T target   U duct   > < ^ v entry area   X exit',
    legendD: '= bulkhead   & crate   % debris   $ tank   * trap   ^ ladder (within the board)   : chute   ! outer door',
    squad: (name, members) => `Squad ${name}: ${members}`,
    deploy: (by, who, squares) =>
      `The ${by} deploy ${who} on ${squares === null ? 'any floor square' : `the squares ${squares}`}; the marines choose where they face.`,
    blips: (start, perTurn) => `Blips: ${start} at the start, ${perTurn} per turn.`,
    blipsInAll: (start, perTurn, total) =>
      `Blips: ${start} at the start, ${perTurn} per turn at most, ${total} in all.`,
    aims: (marines, aliens) => [`Marines: ${marines}`, `Aliens: ${aliens}`],
    level: (level) => `level ${level}`,
    shots: (weapon, count) => `${weapon}: ${count} shots`,
    spares: (weapon, count) => `${weapon}: ${count} spare`,
    standsAt: (at) => `at ${at}`,
    faces: (facing) => `facing ${facing}`,
    prone: 'prone',
  },
  fr: {
    legend: '. sol   | - porte fermée   1 2 déploiement   T cible   U conduit   > < ^ v zone d’entrée   X sortie',
    legendD:
      '= cloison   & caisse   % débris   $ cuve   * trou   ^ échelle (sur le plateau)   : vide-ordures   ! porte extérieure',
    squad: (name, members) => `Escouade ${name} : ${members}`,
    deploy: (by, who, squares) =>
      `${by === 'marines' ? 'Les marines' : 'Les aliens'} déploient ${who} sur ${squares === null ? 'n’importe quelle case de sol' : `les cases ${squares}`} ; les marines choisissent leur orientation.`,
    blips: (start, perTurn) => `Blips : ${start} au début, ${perTurn} par tour.`,
    blipsInAll: (start, perTurn, total) => `Blips : ${start} au début, ${perTurn} par tour au plus, ${total} en tout.`,
    aims: (marines, aliens) => [`Marines : ${marines}`, `Aliens : ${aliens}`],
    level: (level) => `niveau ${level}`,
    shots: (weapon, count) => `${weapon} : ${count} tirs`,
    spares: (weapon, count) => `${weapon} : ${count} de rechange`,
    standsAt: (at) => `en ${at}`,
    faces: (facing) => `tourné vers ${facing}`,
    prone: 'couché',
  },
};

export const missionWords = (language: Language): MissionWords => WORDS[language];

/** What units and gear are called; an id of somebody's own stays as it is. */
export const namesFor = (language: Language): { unit: (id: string) => string; gear: (id: string) => string } => {
  const units: Readonly<Record<string, string>> = termsFor(language).units;
  const gear: Readonly<Record<string, string>> = termsFor(language).gear;
  return { unit: (id) => units[id] ?? id, gear: (id) => gear[id] ?? id };
};
