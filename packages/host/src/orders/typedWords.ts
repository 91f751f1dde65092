/** Words as they are typed: without capitals and accents. */

/** Other ways to type the words of orders and of questions, by the word they stand for. */
export interface TypedWords {
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly asks: Readonly<Record<string, readonly string[]>>;
}

export const foldedWord = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
