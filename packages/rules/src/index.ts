export * from './anyway/index.ts';
export * from './arsenal/index.ts';
export * from './core/index.ts';
export * from './deathwing/index.ts';
export * from './missions/index.ts';
export * from './scenarios/index.ts';
export * from './setupFor.ts';
export * from './solo/index.ts';
export { choicesOf, isChoice, publicOptions, usualChoice, type PublicOption } from './publicOptions.ts';
