/** Games as files, out by download. */

export const offerDownload = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** `holds`: what is in it that its name must say. */
export const fileName = (mission: string, begun: number, holds = ''): string =>
  `sensorium-${mission}-${new Date(begun).toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}${holds}.json`;

/** A running game as a whole: seed, blips and counters of both sides. */
export const WITH_SECRETS = '-with-secrets';
