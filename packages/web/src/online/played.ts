/** Whether somebody has played online in this browser: only then does the home screen ask the server. */
const PLAYED = 'sensorium.online.played';

export const hasPlayedOnline = (): boolean => {
  try {
    return localStorage.getItem(PLAYED) !== null;
  } catch {
    return false;
  }
};

export const notePlayedOnline = (): void => {
  try {
    localStorage.setItem(PLAYED, 'yes');
  } catch {
    // Not allowed here: the home screen shows no count.
  }
};
