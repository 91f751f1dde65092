/** What a language's folder holds. English gives every part its shape. */
import type { en } from './en/index.ts';
import type { Typeset } from './typography.ts';
import type { Some, Widened } from './widened.ts';

/** Each part is fetched by itself: a page that shows no table loads no words for it. */
export type Parts = {
  readonly [Part in keyof typeof en.parts]: Widened<Awaited<ReturnType<(typeof en.parts)[Part]>>>;
};
export type PartName = keyof Parts;
type MissionTexts = Widened<typeof en.missions>;

interface Head {
  /** In the language itself. */
  readonly name: string;
  /** How `Intl` calls it. */
  readonly locale: string;
  readonly typeset?: Typeset;
}

/** Has a word for everything: the compiler names what is missing. */
export interface CompleteFolder extends Head {
  readonly isComplete: true;
  /** What missions are about that no file describes: they are made while somebody plays. */
  readonly missions: MissionTexts;
  readonly parts: { readonly [Part in PartName]: () => Promise<Parts[Part]> };
}

/** Says what it can; the rest is English. */
export interface HalfFolder extends Head {
  readonly isComplete: false;
  readonly missions?: Some<MissionTexts>;
  readonly parts: { readonly [Part in PartName]?: () => Promise<Some<Parts[Part]>> };
}

export type Folder = CompleteFolder | HalfFolder;
