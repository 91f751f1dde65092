export { picker } from '../../expedition/testing/playRandomly.ts';
