/** A game in a link: its text, and the moment from which it is to be watched. */

export interface LinkedGame {
  readonly save: string;
  /** A frame of the replay. */
  readonly from: number;
}

export const formatLinkedGame = ({ save, from }: LinkedGame): string => `${from}\n${save}`;

export const parseLinkedGame = (text: string): LinkedGame => {
  const [, from, save] = /^(\d{1,6})\n(.*)$/s.exec(text) ?? [];
  return save === undefined ? { save: text, from: 0 } : { save, from: Number(from) };
};
