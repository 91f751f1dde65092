/** One thing to measure, in a process of its own: nothing measured before has warmed it up or spoilt its machine code. */
import { rateOf } from './timing.ts';
import { workNamed } from './works.ts';

const work = workNamed(process.argv[2]!);
process.on('message', (seconds: number) => process.send!(rateOf(work, seconds)));
