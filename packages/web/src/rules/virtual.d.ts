declare module 'virtual:codex/*' {
  const chapter: import('./parseCodex.ts').Chapter;
  export default chapter;
}
