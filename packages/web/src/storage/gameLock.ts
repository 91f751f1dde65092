/** One game is played in one window: whoever holds its lock. Another may take it over at any time. */

export interface Hold {
  /** Another window has taken the game over. */
  readonly lost: Promise<void>;
  readonly release: () => void;
}

/** Of this page, until it has let go of it. */
const own = new Map<string, Promise<void>>();

const until = (): readonly [Promise<void>, () => void] => {
  let end = (): void => undefined;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  return [ended, end];
};

/** Null where another window plays, unless it is taken over. */
export const holdGame = async (game: string, isTakenOver: boolean): Promise<Hold | null> => {
  await own.get(game);
  const [released, release] = until();
  const [lost, lose] = until();
  const how = isTakenOver ? { steal: true } : { ifAvailable: true };
  return new Promise((done) => {
    const held = navigator.locks.request(`sensorium.game.${game}`, how, (lock) => {
      done(lock === null ? null : { lost, release });
      return lock === null ? undefined : released;
    });
    own.set(game, held.catch(lose));
  });
};
