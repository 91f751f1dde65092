export * from './core/index.ts';
export * from './setupFor.ts';
