// The built page alone, for tests and measurements in a browser; `npm start` serves online play as well.
export { createPageServer, listen, readPages } from '../packages/server/dist/index.js';
