declare module 'virtual:codex' {
  type Chapters = Partial<
    Record<import('./codex.ts').ChapterId, () => Promise<{ default: import('./parseCodex.ts').Chapter }>>
  >;
  /** English has every chapter. */
  const codex: { readonly en: Required<Chapters> } & Readonly<Record<string, Chapters>>;
  export default codex;
}
