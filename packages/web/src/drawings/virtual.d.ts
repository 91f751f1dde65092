declare module 'virtual:hulk' {
  const drawing: Pick<import('./plan.ts').PlanPaths, 'deck' | 'walls'> &
    Pick<import('./hulk.ts').Hulk, 'doors' | 'contacts'>;
  export default drawing;
}
