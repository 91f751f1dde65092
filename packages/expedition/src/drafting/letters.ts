/** The letters of sections: new ones where a section is new, the old one where most of it was there before. */
import { isWall, type LevelDrawing } from '@sensorium/content';
import { sectionLetter } from '../sectionLetters.ts';
import { letterAt, type Painted } from './board.ts';
import { WALL, type Cell } from './draft.ts';

export const lettersOf = (drawing: LevelDrawing | undefined): Set<string> =>
  new Set((drawing?.sections ?? []).flatMap((row) => Array.from(row)).filter((letter) => !isWall(letter)));

/** Letters that no section has, one after the other. */
export function* freeLetters(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index++) {
    const letter = sectionLetter(index);
    if (!taken.has(letter)) yield letter;
  }
}

const mostOf = (letters: readonly string[], isFree: (letter: string) => boolean): string | undefined => {
  const counts = new Map<string, number>();
  for (const letter of letters) if (isFree(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};

/** The squares of these sections with a letter each; `characterAt` says what is drawn on the floor. */
export const lettered = (
  drawing: LevelDrawing | undefined,
  sections: readonly (readonly Cell[])[],
  characterAt: (cell: Cell) => string,
): Painted[] => {
  const redone = new Set(sections.flatMap((cells) => cells.map((cell) => letterAt(drawing, cell))));
  const given = new Set([...lettersOf(drawing)].filter((letter) => !redone.has(letter)));
  // A letter that is left on squares outside belongs to them.
  const counts = new Map<string, number>();
  for (const cell of sections.flat()) {
    const letter = letterAt(drawing, cell);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  for (const [letter, count] of counts) if (count < countOf(drawing, letter)) given.add(letter);
  const fresh = freeLetters(new Set([...lettersOf(drawing), ...given]));
  return sections
    .toSorted((a, b) => b.length - a.length)
    .flatMap((cells) => {
      const old = mostOf(
        cells.map((cell) => letterAt(drawing, cell)),
        (letter) => letter !== WALL && !isWall(letter) && !given.has(letter),
      );
      const letter = old ?? fresh.next().value;
      given.add(letter);
      return cells.map((cell): Painted => [cell[0], cell[1], characterAt(cell), letter]);
    });
};

const countOf = (drawing: LevelDrawing | undefined, letter: string): number =>
  (drawing?.sections ?? []).reduce((sum, row) => sum + row.split(letter).length - 1, 0);
