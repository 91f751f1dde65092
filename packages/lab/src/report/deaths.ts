import { isDoor, isWall, levelsOf, type Mission } from '@sensorium/content';
import type { GameRecord } from '../match.ts';
import { drawing, figure } from './markup.ts';

const SIDE = 18;

const nameOf = (x: number, y: number, level: number): string => `(${x}, ${y}${level === 0 ? '' : `, ${level}`})`;

/** The line a closed door is drawn as. */
const door = (character: string, x: number, y: number): string => {
  const middle = SIDE / 2;
  const [dx, dy] = character === '|' ? [0, middle] : [middle, 0];
  const cx = x * SIDE + middle - 0.5;
  const cy = y * SIDE + middle - 0.5;
  return `<line class="door" x1="${cx - dx}" x2="${cx + dx}" y1="${cy - dy}" y2="${cy + dy}"/>`;
};

/** Where pieces of one side died on one level: the stronger the colour, the more often. */
const level = (
  floor: readonly string[],
  index: number,
  counts: ReadonlyMap<string, number>,
  most: number,
  colour: string,
  label: string,
): string => {
  const square = (character: string, x: number, y: number): string => {
    if (isWall(character)) return '';
    const count = counts.get(nameOf(x, y, index)) ?? 0;
    const box = `x="${x * SIDE}" y="${y * SIDE}" width="${SIDE - 1}" height="${SIDE - 1}"`;
    const strength = (0.15 + 0.85 * Math.sqrt(count / most)).toFixed(2);
    const heat =
      count === 0
        ? ''
        : `<rect class="${colour}" ${box} fill-opacity="${strength}"><title>${nameOf(x, y, index)}: ${count}</title></rect>`;
    return `<rect class="floor" ${box}/>${heat}${isDoor(character) ? door(character, x, y) : ''}`;
  };
  const wide = Math.max(...floor.map((row) => row.length));
  const squares = floor.flatMap((row, y) => Array.from(row, (character, x) => square(character, x, y)));
  return drawing(wide * SIDE, floor.length * SIDE, label, squares.join(''));
};

/** Where pieces of one side died, a board for every level. */
export const deathsOf = (mission: Mission, records: readonly GameRecord[], side: 'm' | 'a'): string => {
  const counts = new Map<string, number>();
  for (const { deaths } of records)
    for (const [who, x, y, z = 0] of deaths)
      if (who === side) counts.set(nameOf(x, y, z), (counts.get(nameOf(x, y, z)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const colour = side === 'm' ? 'alien' : 'marine';
  const who = side === 'm' ? 'Marines' : 'Aliens';
  const levels = levelsOf(mission);
  const boards = levels.map(
    ({ floor }, index) =>
      `${levels.length === 1 ? '' : `<p>Level ${index}</p>`}${level(floor, index, counts, most, colour, `Where ${who.toLowerCase()} died in ${mission.id}${levels.length === 1 ? '' : `, level ${index}`}`)}`,
  );
  return figure(
    boards.join('\n'),
    most === 0 ? `${who} died nowhere.` : `${who} died here; at most ${most} on one square.`,
  );
};
