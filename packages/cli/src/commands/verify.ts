import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { CaseError, parseCases, type CaseDocument } from '../cases/caseFile.ts';
import { runCase } from '../cases/runCase.ts';
import { readText } from '../terminal/disk.ts';
import { toOutput } from '../terminal/screenText.ts';
import { commandWords, type Language } from '../terminalWords.ts';

export function createVerify(language: Language): Command {
  const { verify: said } = commandWords(language);
  return new Command('verify')
    .description(said.about)
    .argument('<file...>', said.file)
    .action((paths: string[]) => {
      process.exitCode = verify(paths, toOutput) ? 0 : 1;
    });
}

/** Runs all cases, prints one line per failing step and the closing count; true if none failed. */
function verify(paths: readonly string[], print: (line: string) => void): boolean {
  let passed = 0;
  let failed = 0;
  for (const path of paths) {
    const files = filesFor(path);
    if (files.length === 0) {
      print(`${path}: there is no such file, and no case file in a folder of that name`);
      failed += 1;
    }
    for (const file of files) {
      for (const document of readCases(file)) {
        if (document instanceof CaseError) {
          print(`${file}:${document.line}: ${document.message}`);
          failed += 1;
          continue;
        }
        const failures = runCase(document);
        if (failures.length === 0) passed += 1;
        else failed += 1;
        for (const { line, step, message } of failures)
          print(`${file}:${line}: ${document.title}: step ${step}: ${message}`);
      }
    }
  }
  print(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Ours have 36 kB. */
const LONGEST_CASES = 1_000_000;

function readCases(file: string): (CaseDocument | CaseError)[] {
  try {
    return parseCases(file, readText(file, 'a case file', LONGEST_CASES));
  } catch (error) {
    return [new CaseError(error instanceof Error ? error.message : String(error), 1)];
  }
}

function filesFor(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === true) return [path];
  if (stats?.isDirectory() === true) return caseFilesBelow(path);
  const fixed = path.slice(0, path.search(/[*?[{]/)).replace(/[^/]*$/, '');
  if (!/[*?[{]/.test(path) || statSync(fixed || '.', { throwIfNoEntry: false }) === undefined) return [];
  const pattern = patternFor(path);
  return caseFilesBelow(fixed || '.').filter((file) => pattern.test(file));
}

const caseFilesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name) && !name.includes('node_modules'))
    .map((name) => (folder === '.' ? name : join(folder, name)))
    .sort();

/** `*`, `?` and `[…]` within a name, `**` across folders, `{a,b}` for either. */
const patternFor = (path: string): RegExp => {
  const source = path
    .replace(/^\.\//, '')
    .replaceAll(/[.+^$()|\\]/g, '\\$&')
    .replaceAll('?', '[^/]')
    .replaceAll('[!', '[^')
    .replaceAll(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('**/', '\0')
    .replace(/\*\*$/, '\0*')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?');
  return new RegExp(`^(?:\\./)?${source}$`);
};
