/** M7.1: what a board takes of the box, and what is left of it. */
import { BOX, isWall, levelsOf, shapeOf } from '@sensorium/content';
import type { Cell, Draft } from './draft.ts';

export interface Stock {
  readonly shape: string;
  readonly used: number;
  readonly count: number;
}

/** The sections of every level, each as its squares. */
const sectionsOf = (draft: Draft): Cell[][] =>
  levelsOf(draft).flatMap(({ sections }) => {
    const found = new Map<string, Cell[]>();
    sections.forEach((row, y) =>
      Array.from(row).forEach((letter, x) => {
        if (isWall(letter)) return;
        const cells = found.get(letter);
        if (cells === undefined) found.set(letter, [[x, y]]);
        else cells.push([x, y]);
      }),
    );
    return [...found.values()];
  });

export const inventoryOf = (draft: Draft): { readonly stock: readonly Stock[]; readonly others: number } => {
  const shapes = sectionsOf(draft).map((cells) => shapeOf(cells));
  return {
    stock: BOX.map(({ id, count }) => ({ shape: id, count, used: shapes.filter((shape) => shape === id).length })),
    others: shapes.filter((shape) => shape === null).length,
  };
};
