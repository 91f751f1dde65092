/** The drawings of a case: floors, sections, what lies on the squares, where its pieces stand. */
import type { Coordinates, LevelPlan } from '@sensorium/engine';
import { Field } from './fields.ts';

const TERRAIN: Readonly<Record<string, string>> = {
  '+': 'closed-door',
  '/': 'open-door',
  '=': 'bulkhead',
  '%': 'debris',
  '&': 'crate',
  $: 'cryo-tank',
  '*': 'trap',
  '^': 'ladder',
};

export interface Drawing {
  readonly levels: readonly LevelPlan[];
  readonly features: { at: Coordinates; is: string }[];
  readonly burning: Coordinates[];
  readonly letters: Map<string, Coordinates>;
}

const rowsOf = (field: Field): string[] => field.text().replace(/\n+$/, '').split('\n');

export const drawBoard = (top: Field): Drawing => {
  const boards = top.at('levels').isGiven ? top.at('levels').list() : [top.at('board')];
  const sections = top.at('sections');
  const drawing: Drawing = { levels: [], features: [], burning: [], letters: new Map() };
  const levels = boards.map((field, level): LevelPlan => {
    const floor = rowsOf(field);
    floor.forEach((row, y) => {
      row.split('').forEach((character, x) => {
        if ('# .'.includes(character)) return;
        const at: Coordinates = level === 0 ? [x, y] : [x, y, level];
        if (character === '~') drawing.burning.push(at);
        else if (TERRAIN[character] !== undefined) drawing.features.push({ at, is: TERRAIN[character] });
        else if (!/[A-Za-z0-9]/.test(character)) field.fail(`unknown character '${character}' at (${x}, ${y})`);
        else if (drawing.letters.has(character)) field.fail(`piece '${character}' is drawn twice`);
        else drawing.letters.set(character, at);
      });
    });
    const named = sections.isGiven
      ? rowsOf(top.at('levels').isGiven ? sections.at(level) : sections).map((row) => row.replaceAll('.', ' '))
      : floor.map((row) => 'A'.repeat(row.length));
    return { floor, sections: named };
  });
  for (const [key, field] of top.at('features').isGiven ? top.at('features').entries() : [])
    drawing.features.push({ at: Field.coordinatesFromKey(field, key), is: field.text() });
  for (const field of top.at('burning').isGiven ? top.at('burning').list() : [])
    drawing.burning.push(field.coordinates());
  return { ...drawing, levels };
};

/** D13.5: a marker and no terrain. */
export const SECURED = 'secured-marker';

/** A closed door in the section of a disposal chute is its outer door (D17.20). */
export const chuteDoors = ({ levels, features }: Drawing): Drawing['features'] => {
  const sectionOf = ([x, y, level = 0]: Coordinates): string => `${levels[level]?.sections[y]?.[x]}${level}`;
  const chutes = new Set(features.filter(({ is }) => is === 'disposal-chute').map(({ at }) => sectionOf(at)));
  const isOuter = (at: Coordinates, is: string): boolean => is === 'closed-door' && chutes.has(sectionOf(at));
  const keyOf = ([x, y, level = 0]: Coordinates): string => [x, y, level].join();
  const outer = new Set(features.filter(({ at, is }) => isOuter(at, is)).map(({ at }) => keyOf(at)));
  return features
    .filter(({ at, is }) => is !== 'disposal-chute' || !outer.has(keyOf(at)))
    .map(({ at, is }) => ({ at, is: isOuter(at, is) ? 'outer-door' : is }));
};
