import type { Side } from '@sensorium/engine';

export type { BotModule } from './botModule.ts';
export { commandOf, isProgram, type ProgramCommand } from './commandOf.ts';
export { addProgram } from './programPlayer.ts';

/** The extension by which workers of a run know a program. */
export const programExtension = (program: string, side: Side, milliseconds: number): string => {
  const isSource = import.meta.url.endsWith('.ts');
  const address = isSource ? new URL('./register.ts', import.meta.url) : new URL('./register.js', import.meta.url);
  address.search = new URLSearchParams({ program, side, milliseconds: String(milliseconds) }).toString();
  return address.href;
};
