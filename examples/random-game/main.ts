import { MISSIONS, startMission } from '@sensorium/content';
import { Options, choices, pending, submit } from '@sensorium/engine';
import { Rng } from '@sensorium/players';

const rng = new Rng(7);
const mission = MISSIONS[0]!;
const game = startMission(mission, { seed: 7 });
const options = new Options(game.setup.rules.words);
let commands = 0;
for (let due = pending(game); due !== null; due = pending(game)) {
  const { count } = choices(game, options);
  const refused = submit(game, due.side, options.get(rng.below(count)));
  if (refused !== null) throw new Error(`${refused.rule}: ${refused.reason}`);
  commands += 1;
}
const { turn, winner, endedBy } = game.state;
console.log(`${mission.id}: ${commands} commands, ${turn} turns, won by the ${winner} (${endedBy})`);
