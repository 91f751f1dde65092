/** The tools by name, in the order of the palette. */
import { border } from './border.ts';
import { corridor } from './corridor.ts';
import { door } from './door.ts';
import { erase } from './erase.ts';
import { geotile } from './geotile.ts';
import { goal } from './goal.ts';
import { entry, exit } from './joint.ts';
import { paste } from './paste.ts';
import { piece } from './piece.ts';
import { room } from './room.ts';
import { section } from './section.ts';
import { select } from './select.ts';
import { square } from './square.ts';
import { terrain } from './terrain.ts';
import type { Tool } from './tool.ts';
import { zone } from './zone.ts';

export const TOOLS = {
  select,
  square,
  corridor,
  room,
  erase,
  section,
  geotile,
  door,
  terrain,
  entry,
  exit,
  zone,
  piece,
  border,
  goal,
  paste,
} as const satisfies Readonly<Record<string, Tool>>;
export type ToolId = keyof typeof TOOLS;
export const TOOL_IDS = Object.keys(TOOLS) as ToolId[];
