/** The embedded database belongs to one process: two would both write, and half of it would be gone. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

class FolderTaken extends Error {}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

const isAlive = ({ pid, host }: Holder): boolean => {
  // Of a process on another machine nothing is known: it is taken to live.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holderIn = (file: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
};

/** Locks of this very process: one that is gone may have had the same number. */
const HELD = new Set<string>();

const isHeld = (file: string, holder: Holder): boolean =>
  holder.pid === process.pid && holder.host === hostname() ? HELD.has(file) : isAlive(holder);

const TRIES = 3;

/** Throws `FolderTaken` with who holds it. Returns what gives it back. A living holder is never taken for dead by age. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder), { flag: 'wx' });
      HELD.add(file);
      return () => {
        HELD.delete(file);
        rmSync(file, { force: true });
      };
    } catch {
      const holder = holderIn(file);
      if (holder !== null && isHeld(file, holder))
        throw new FolderTaken(
          `${folder} is in use by process ${holder.pid} on ${holder.host}: stop it first, or choose another folder with --data`,
        );
      rmSync(file, { force: true });
    }
  }
  throw new FolderTaken(`${folder} cannot be locked`);
};
