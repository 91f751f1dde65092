import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalJson, hashText } from '@sensorium/engine';
import { setupOf, type Match, type Version } from './match.ts';

/** What decides how a game goes; missions are not among it, they are compared by what is played of them. */
const PARTS = ['engine', 'rules', 'players'];

let code: string | undefined;

/** A hash of the sources of rules and players: comments count too, words and pages do not. */
const codeVersion = (): string => {
  code ??= hashText(
    PARTS.map((part) => {
      const folder = fileURLToPath(new URL(`../../${part}/src/`, import.meta.url));
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .sort()
        .map((file) => `${file}\n${readFileSync(folder + file, 'utf8')}`)
        .join('\n');
    }).join('\n'),
  );
  return code;
};

/** S9.24: the version of rules, players and mission that plays the match. */
export const versionOf = (match: Match): Version => ({
  code: codeVersion(),
  scenario: hashText(canonicalJson(setupOf(match).scenario)),
});
