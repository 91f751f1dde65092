/** What is told of a file with thousands of faults: the first of them, cut to a line, and how many more there are. */

export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

export const andMore = (count: number): string => `and ${count} more`;

/** At most so many lines, and a last one that says how many are left. */
export const fewLines = (lines: readonly string[], most = 20): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most), andMore(lines.length - most)];
