import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalJson, hashText } from '@sensorium/engine';
import { isQuick, setupOf, type Match, type Version } from './match.ts';

/** What decides how a game goes; missions are not among it, they are compared by what is played of them. */
const PARTS = ['engine', 'rules', 'players'];
/** Nobody else uses it: games without searching players stay what they are when it changes. */
export const SEARCHING = /^bots[\\/](search|hunter)[\\/]/;

const sourcesOf = (part: string, isWanted: (file: string) => boolean): string => {
  const folder = fileURLToPath(new URL(`../../${part}/src/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && isWanted(file))
    .sort()
    .map((file) => `${file}\n${readFileSync(folder + file, 'utf8')}`)
    .join('\n');
};

const known = new Map<boolean, string>();

/** A hash of the sources of rules and players: comments count too, words and pages do not. */
const codeVersion = (searches: boolean): string => {
  let code = known.get(searches);
  if (code === undefined) {
    const isWanted = (file: string): boolean => searches || !SEARCHING.test(file);
    code = hashText(PARTS.map((part) => sourcesOf(part, isWanted)).join('\n'));
    known.set(searches, code);
  }
  return code;
};

/** S9.24: the version of rules, players and mission that plays the match. */
export const versionOf = (match: Match): Version => ({
  code: codeVersion(!isQuick(match)),
  scenario: hashText(canonicalJson(setupOf(match).scenario)),
});
