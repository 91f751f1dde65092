import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalJson, hashText } from '@sensorium/engine';
import { isQuick, setupOf, type Match, type Version } from './match.ts';

/** What decides how a game goes; missions are not among it, they are compared by what is played of them. */
const PARTS = ['engine', 'rules', 'players'];
/** Nobody else uses it: games without searching players stay what they are when it changes. */
export const SEARCHING = /^bots[\\/](search|hunter)[\\/]/;
/** What one kind of searching player has to itself: games without it stay what they are when it changes. */
export const OWN = {
  captain: /^bots[\\/]search[\\/](captain|chanceNodes|opponents|plans)\.ts$/,
  hunter: /^bots[\\/]search[\\/]hunter\.ts$/,
} as const;

const sourcesOf = (part: string, isWanted: (file: string) => boolean): string => {
  const folder = fileURLToPath(new URL(`../../${part}/src/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && isWanted(file))
    .sort()
    .map((file) => `${file}\n${readFileSync(folder + file, 'utf8')}`)
    .join('\n');
};

/** Who is not in the match does not decide how it goes. */
const unusedIn = (match: Match): RegExp[] => {
  if (isQuick(match)) return [SEARCHING];
  const isPresent = (name: string): boolean => match.marines.includes(name) || match.aliens.includes(name);
  return Object.entries(OWN).flatMap(([name, files]) => (isPresent(name) ? [] : [files]));
};

const known = new Map<string, string>();

/** A hash of the sources of rules and players but for these: comments count too, words and pages do not. */
const codeWithout = (unused: readonly RegExp[]): string => {
  const key = unused.join(' ');
  let code = known.get(key);
  if (code === undefined) {
    const isWanted = (file: string): boolean => !unused.some((files) => files.test(file));
    code = hashText(PARTS.map((part) => sourcesOf(part, isWanted)).join('\n'));
    known.set(key, code);
  }
  return code;
};

/** S9.24: the version of rules, players and mission that plays the match. */
export const versionOf = (match: Match): Version => ({
  code: codeWithout(unusedIn(match)),
  scenario: hashText(canonicalJson(setupOf(match).scenario)),
});
