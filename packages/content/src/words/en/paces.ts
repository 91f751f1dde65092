/** How fast what happens is shown: called the same in the settings and at the table. */
export const paces = { off: 'All at once', fast: 'Brisk', cinematic: 'Calm' };
