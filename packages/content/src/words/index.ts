export { typesetCatalogue, typesetFrench } from './typography.ts';
