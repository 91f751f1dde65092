import type { Item } from './menu.ts';
import { padTo, widthOf, type Paint } from './paint.ts';

const NARROWEST_GROUP = 16;

/** Numbered items, a line (or several) a group: `move   11) 7,4 N 1 AP   12) 8,4 NE 1 AP`. */
export const menuLines = (items: readonly Item[], first: number, paint: Paint, columns: number): string[] => {
  const lines: string[] = [];
  const groupWidth = Math.max(NARROWEST_GROUP, ...items.map((item) => widthOf(item.group)));
  let group: string | null = null;
  items.forEach((item, index) => {
    const what = [item.label, paint.faint(item.price)].filter((part) => widthOf(part) > 0).join(' ');
    const text = `${paint.strong(`${String(index + first).padStart(2)})`)} ${what}`;
    const last = lines.at(-1);
    if (item.group === group && last !== undefined && widthOf(last) + widthOf(text) + 3 <= columns)
      lines[lines.length - 1] = `${last}   ${text}`;
    else lines.push(`${padTo(item.group === group ? '' : item.group, groupWidth)} ${text}`);
    group = item.group;
  });
  return lines.map((line) => line.trimEnd());
};

/** The pieces that can act, as many on a line as fit. */
export const whoLines = (actors: readonly string[], columns: number): string[] => {
  const lines: string[] = [];
  for (const actor of actors) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + actor.length + 3 <= columns) lines[lines.length - 1] = `${last}   ${actor}`;
    else lines.push(actor);
  }
  return lines;
};
