/** The games of one run in a process of its own, in as many threads as it is told. */
import { playInThreads } from './games.ts';

process.send!(await playInThreads(Number(process.argv[2])));
process.disconnect();
