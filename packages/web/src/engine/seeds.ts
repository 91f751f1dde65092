/** Where chance begins. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
