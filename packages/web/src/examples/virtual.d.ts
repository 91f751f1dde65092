declare module 'virtual:examples' {
  const rules: readonly string[];
  export default rules;
}
declare module 'virtual:examples/*' {
  const examples: Readonly<Record<string, import('./examples.ts').Example>>;
  export default examples;
}
