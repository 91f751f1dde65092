// Rejects an import that points up, leaves its package, or names what its package does not declare.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Lowest first. A package may use those of lower layers only, so no cycle between packages can be spelled. */
const LAYERS = [
  ['engine'],
  ['rules'],
  ['content'],
  ['expedition'],
  ['players'],
  ['host'],
  ['lab'],
  ['cli', 'web', 'server'],
];
const USES_NODE = ['lab', 'cli', 'server'];
const SCOPE = '@sensorium/';
/** A parser of 30 kB has no place in the page: data reaches it compiled. What a person asks for is fetched then. */
const KEPT_OUT = { web: ['@sensorium/content/load', 'yaml'] };

/**
 * @typedef {{dependencies?: Record<string, string>, devDependencies?: Record<string, string>, exports?: object}} Manifest
 * @typedef {{path: string, text: string}} SourceFile  path is relative to the package
 * @typedef {{name: string, manifest: Manifest, references: string[], files: SourceFile[]}} Package
 */

/**
 * Every module a file imports, statically, dynamically or for a side effect.
 * Statements are looked for at the start of a line, where the formatter puts them.
 * @param {string} text
 */
export function importsOf(text) {
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [...statementsOf(text), ...Array.from(calls, (match) => /** @type {string} */ (match[1]))];
}

/** @param {string} text */
function statementsOf(text) {
  const statements = text.matchAll(/^\s*(?:import|export)\s*(?:[\w*{][^'"`;]*?\bfrom\s*)?['"]([^'"]+)['"]/gm);
  return Array.from(statements, (match) => /** @type {string} */ (match[1]));
}

/**
 * @param {Package[]} packages
 * @param {Manifest} root
 */
export function findViolations(packages, root) {
  return packages.flatMap((pkg) => [
    ...manifestViolations(pkg).map((what) => `packages/${pkg.name}: ${what}`),
    ...pkg.files.flatMap((file) =>
      importsOf(file.text).flatMap((target) => {
        const what = importViolation(pkg, file, target, packages, root);
        return what ? [`packages/${pkg.name}/${file.path}: '${target}' ${what}`] : [];
      }),
    ),
  ]);
}

/** @param {Package} pkg */
function manifestViolations({ name, manifest, references }) {
  if (layerOf(name) < 0) return ['is in no layer (see LAYERS in scripts/boundaries.mjs)'];
  const needs = Object.keys(manifest.dependencies ?? {});
  const siblings = needs.filter((need) => need.startsWith(SCOPE)).map((need) => need.slice(SCOPE.length));
  const upward = siblings.filter((sibling) => layerOf(sibling) >= layerOf(name));
  const drift = siblings.filter((sibling) => !references.includes(sibling));
  const surplus = references.filter((reference) => !siblings.includes(reference));
  return [
    ...upward.map((sibling) => `must not depend on ${sibling}, which is not below it`),
    ...drift.map((sibling) => `tsconfig.json lacks a reference to ${sibling}`),
    ...surplus.map((sibling) => `tsconfig.json refers to ${sibling}, which package.json does not name`),
    ...(name === 'engine' && needs.length > 0 ? ['must have no dependencies'] : []),
  ];
}

/**
 * @param {Package} pkg
 * @param {SourceFile} file
 * @param {string} target
 * @param {Package[]} packages
 * @param {Manifest} root
 * @returns {string | undefined}
 */
function importViolation(pkg, file, target, packages, root) {
  const isTest = /\.test\.tsx?$/.test(file.path);
  if (target.startsWith('.')) {
    const path = posix.join(posix.dirname(file.path), target);
    return path.startsWith('..') ? 'leaves its package' : undefined;
  }
  // Made by the page's own build from files of this repository.
  if (target.startsWith('virtual:')) return undefined;
  if (isBuiltin(target)) return nodeViolation(pkg.name, target, isTest);
  const isKeptOut = KEPT_OUT[/** @type {keyof typeof KEPT_OUT} */ (pkg.name)]?.includes(target);
  if (!isTest && isKeptOut && statementsOf(file.text).includes(target)) return 'must stay out of this package';

  const [dependency, entry] = splitSpecifier(target);
  const declared = {
    ...pkg.manifest.dependencies,
    ...(isTest ? { ...pkg.manifest.devDependencies, ...root.devDependencies } : {}),
  };
  if (!(dependency in declared)) return `is not declared in packages/${pkg.name}/package.json`;
  const sibling = packages.find(({ name }) => SCOPE + name === dependency);
  if (sibling && !(entry in (sibling.manifest.exports ?? {}))) return 'is not exported by that package';
  return undefined;
}

/**
 * @param {string} name
 * @param {string} target
 * @param {boolean} isTest
 */
function nodeViolation(name, target, isTest) {
  if (!target.startsWith('node:')) return `must be written 'node:${target}'`;
  return isTest || USES_NODE.includes(name) ? undefined : 'is not for this package, which runs without Node';
}

/**
 * `@scope/name/a/b` is entry `./a/b` of `@scope/name`.
 * @param {string} target
 * @returns {[string, string]}
 */
function splitSpecifier(target) {
  const parts = target.split('/');
  const name = parts.splice(0, target.startsWith('@') ? 2 : 1).join('/');
  return [name, ['.', ...parts].join('/')];
}

/** @param {string} name */
function layerOf(name) {
  return LAYERS.findIndex((layer) => layer.includes(name));
}

/**
 * @param {string} name
 * @returns {Package}
 */
function readPackage(name) {
  const home = `packages/${name}/`;
  const { references = [] } = readJson(`${home}tsconfig.json`);
  return {
    name,
    manifest: readJson(`${home}package.json`),
    references: references.map((/** @type {{path: string}} */ { path }) => posix.basename(path)),
    files: ['src', 'bin'].flatMap((folder) => readSources(home, folder)),
  };
}

/**
 * @param {string} home
 * @param {string} folder
 * @returns {SourceFile[]}
 */
function readSources(home, folder) {
  if (!existsSync(home + folder)) return [];
  return readdirSync(home + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mts|js|mjs)$/.test(file))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .map((path) => ({ path, text: readFileSync(home + path, 'utf8') }));
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const violations = findViolations(readdirSync('packages').map(readPackage), readJson('package.json'));
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}
