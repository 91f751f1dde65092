/** What is remembered of the games in this browser: each is looked through once, in the thread of the rules. */
import type { Chronicle } from '@sensorium/host/records';
import { useEffect, useState } from 'preact/compat';
import { EngineClient } from '../../engine/client.ts';
import { isRunning, readSave, useGames, type GameRecord } from '../../storage/games.ts';

interface Told {
  readonly game: GameRecord;
  readonly chronicle: Chronicle;
}

interface Chronicles {
  readonly told: readonly Told[];
  readonly all: number;
  readonly unreadable: number;
}

/** Games that are over do not change any more. */
const known = new Map<string, Chronicle | 'unreadable'>();

const look = async (engine: EngineClient, id: string): Promise<Chronicle | 'unreadable'> => {
  const save = await readSave(id);
  if (save === undefined) return 'unreadable';
  return engine.ask('chronicle', save).catch(() => 'unreadable' as const);
};

export const chronicleOfGame = async (save: string): Promise<Chronicle> => {
  const engine = new EngineClient();
  try {
    return await engine.ask('chronicle', save);
  } finally {
    engine.close();
  }
};

/** Null until the games are listed. */
export const useChronicles = (): Chronicles | null => {
  const games = useGames();
  const [, setDone] = useState(0);
  useEffect(() => {
    if (games === null) return undefined;
    const missing = games.filter((game) => !isRunning(game) && !known.has(game.id));
    if (missing.length === 0) return undefined;
    const engine = new EngineClient();
    let isGone = false;
    const lookThrough = async (): Promise<void> => {
      for (const { id } of missing) {
        const found = await look(engine, id);
        if (isGone) return;
        known.set(id, found);
        setDone((before) => before + 1);
      }
      engine.close();
    };
    void lookThrough();
    return () => {
      isGone = true;
      engine.close();
    };
  }, [games]);
  if (games === null) return null;
  const over = games.filter((game) => !isRunning(game));
  const told = over.flatMap((game): Told[] => {
    const chronicle = known.get(game.id);
    return chronicle === undefined || chronicle === 'unreadable' ? [] : [{ game, chronicle }];
  });
  return { told, all: over.length, unreadable: over.filter(({ id }) => known.get(id) === 'unreadable').length };
};
