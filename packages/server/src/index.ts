export { createPageServer, readPages } from './http/pages.ts';
export { listen } from './http/ports.ts';
