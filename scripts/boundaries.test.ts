import { describe, expect, test } from 'vitest';

import { findViolations, importsOf } from './boundaries.mjs';

const root = { devDependencies: { vitest: '1' } };
const entry = { '.': {} };

function pkg(name: string, needs: string[], files: Record<string, string> = {}, references = needs) {
  return {
    name,
    manifest: { dependencies: Object.fromEntries(needs.map((need) => [`@sensorium/${need}`, '*'])), exports: entry },
    references,
    files: Object.entries(files).map(([path, text]) => ({ path: `src/${path}`, text })),
  };
}

const engine = pkg('engine', []);

test('every form of import is seen', () => {
  const text = `
    import a from 'a';
    import type { B } from "b";
    import {
      c,
    } from 'c';
    import * as d from 'd';
    import 'e';
    export * from 'f';
    export { g } from 'g';
    const h = await import('h');
    const text = "no import from 'here'";
    export const from = 'nowhere';
  `;
  expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

describe('a package', () => {
  test.each([
    ['imports a lower one', [engine, pkg('rules', ['engine'], { 'a.ts': "import '@sensorium/engine';" })]],
    ['imports its own files', [pkg('engine', [], { 'deep/a.ts': "import '../b.ts';" })]],
    ['uses Node in a test', [pkg('engine', [], { 'a.test.ts': "import 'node:fs';\nimport 'vitest';" })]],
    ['uses Node where that is allowed', [pkg('cli', [], { 'a.ts': "import 'node:fs';" })]],
  ])('may be one that %s', (_what, packages) => {
    expect(findViolations(packages, root)).toEqual([]);
  });

  test('may fetch YAML into the page when somebody asks for it', () => {
    const page = pkg('web', ['content'], { 'a.ts': "const { load } = await import('@sensorium/content/load');" });
    const content = { ...pkg('content', []), manifest: { dependencies: {}, exports: { './load': {} } } };
    expect(findViolations([page, content], root)).toEqual([]);
  });

  test.each([
    ['depends upward', [pkg('rules', []), pkg('engine', ['rules'])], 'must not depend on rules'],
    ['depends sideways', [pkg('web', []), pkg('cli', ['web'])], 'must not depend on web'],
    ['has no layer', [pkg('extras', [])], 'is in no layer'],
    ['lacks a reference', [engine, pkg('rules', ['engine'], {}, [])], 'lacks a reference'],
    ['has a reference too many', [engine, pkg('rules', [], {}, ['engine'])], 'refers to engine'],
    ['imports what it does not declare', [pkg('rules', [], { 'a.ts': "import 'left-pad';" })], 'is not declared'],
    ['imports a test tool', [pkg('rules', [], { 'a.ts': "import 'vitest';" })], 'is not declared'],
    [
      'reaches into another',
      [engine, pkg('rules', ['engine'], { 'a.ts': "import '@sensorium/engine/src/b.ts';" })],
      'is not exported',
    ],
    ['leaves its folder', [pkg('rules', [], { 'a.ts': "import '../../engine/src/index.ts';" })], 'leaves its package'],
    ['uses Node', [pkg('engine', [], { 'a.ts': "import 'node:fs';" })], 'runs without Node'],
    ['names Node by its short name', [pkg('cli', [], { 'a.ts': "import 'fs';" })], "must be written 'node:fs'"],
    ['takes YAML into the page', [pkg('web', [], { 'a.ts': "import 'yaml';" })], 'must stay out'],
  ])('may not be one that %s', (_what, packages, reason) => {
    expect(findViolations(packages, root).join('\n')).toContain(reason);
  });
});
