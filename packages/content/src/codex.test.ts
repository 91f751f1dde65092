import { readFileSync } from 'node:fs';
import { FACINGS } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { BOX, shapeOf, type Cell } from './box.ts';
import { drawMission } from './drawMission.ts';
import { MISSIONS } from './missions.generated.ts';
import type { Mission } from './mission.ts';

const codex = readFileSync(new URL('../../../docs/codex/M-missions.md', import.meta.url), 'utf8');

interface CodexMission {
  readonly id: string;
  readonly counts: readonly number[];
  readonly boards: readonly string[];
  readonly entries: readonly string[];
}

const chapters: CodexMission[] = codex
  .split(/^## /m)
  .filter((part) => /^M[1-6] /.test(part))
  .map((part) => ({
    id: /\(`([a-z-]+)`\)/.exec(part)![1]!,
    counts: /^(\d+) squares, (\d+) sections, (\d+) doors, (\d+) entries/m.exec(part)!.slice(1).map(Number),
    boards: [...part.matchAll(/```\n([^`]*)```/g)].map((match) => match[1]!),
    entries: [...part.matchAll(/\((\d+),(\d+)\)([NESW])/g)].map((match) => match.slice(1, 4).join(' ')),
  }));

const missionOf = (id: string): Mission => MISSIONS.find((mission) => mission.id === id)!;
const rows = (board: string): string[] =>
  board
    .trimEnd()
    .split('\n')
    .map((row) => row.trimEnd());

const sectionCells = (mission: Mission): Map<string, Cell[]> => {
  const sections = new Map<string, Cell[]>();
  mission.board.sections.forEach((row, y) =>
    Array.from(row).forEach((name, x) => {
      if (name !== '#' && name !== ' ') sections.set(name, [...(sections.get(name) ?? []), [x, y]]);
    }),
  );
  return sections;
};

describe.for(chapters)('M0.1 $id is as the codex draws it', ({ id, counts, boards, entries }) => {
  const mission = missionOf(id);
  const floor = mission.board.floor.flatMap((row) => Array.from(row).filter((character) => character !== '#'));

  test('squares, sections, doors and entries are as many', () => {
    const doors = floor.filter((character) => '|-'.includes(character)).length;
    expect([floor.length, sectionCells(mission).size, doors, mission.entries.length]).toEqual(counts);
  });

  test('the floor plan is the same, character by character', () => {
    const drawn = drawMission(mission, ({ character, kind }) =>
      kind === 'mark' && /[12]/.test(character) ? 'm' : character,
    );
    expect(drawn.slice(2)).toEqual(rows(boards[0]!).slice(2));
  });

  test('M0.2 every square, doors included, belongs to the section drawn under it', () => {
    const drawn = mission.board.sections.flatMap((row, y) => {
      const cells = row.replaceAll('#', ' ').trimEnd();
      return cells === '' ? [] : [`${String(y).padStart(3)}  ${cells}`];
    });
    expect(drawn).toEqual(rows(boards[1]!).slice(2));
  });

  test('the entry areas lie where the list says, in its order', () => {
    expect(mission.entries.map(({ at: [x, y], side }) => `${x} ${y} ${side}`)).toEqual(entries);
    expect(mission.entries.every(({ side }) => FACINGS.includes(side))).toBe(true);
  });
});

describe('M7 the box', () => {
  const table = [...codex.matchAll(/^\| (\d+) \| ([^|]+) \| ([\d ]+) \| (\d+) \|$/gm)].map((match) => ({
    squares: Number(match[1]),
    uses: match[3]!.trim().split(' ').map(Number),
    most: Number(match[4]),
  }));

  test('M7.1 it holds the eleven shapes of the table, in its order and numbers', () => {
    const squares = BOX.map(({ drawing }) => drawing.join('').replaceAll('.', '').length);
    expect(squares).toEqual(table.map((row) => row.squares));
    expect(BOX.map(({ count }) => count)).toEqual(table.map((row) => row.most));
  });

  test('M7.1 the six missions use as many of each shape as the table says', () => {
    const shapes = chapters.map(({ id }) => [...sectionCells(missionOf(id)).values()].map(shapeOf));
    const uses = BOX.map(({ id }) => shapes.map((used) => used.filter((shape) => shape === id).length));
    expect(uses).toEqual(table.map((row) => row.uses));
  });
});
