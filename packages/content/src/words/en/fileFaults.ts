/** Readers of files speak English. */
export const fileFaults = {
  told: (message: string): string => message,
};
