import { appendFileSync } from 'node:fs';
import { MISSIONS, measuredScenarios, missionCalled, toScenario } from '@sensorium/content';
import { Options, advance, choices, createGame, pending } from '@sensorium/engine';
import { AUTOMATA, setupFor } from '@sensorium/rules';
import { createAutomaton } from '../packages/players/src/automata/automaton.ts';
import { stepAutomaton } from '../packages/players/src/automata/drive.ts';
import { drill } from '../packages/players/src/bots/drill/drill.ts';
import { featuresOf } from '../packages/players/src/bots/search/features.ts';
import { Rng } from '../packages/players/src/rng.ts';
const [out, gamesText, ids, scnGames] = process.argv.slice(2);
const B = [0.1, 0.4, 1, 1, 1, 3];
for (const mission of [...MISSIONS, ...measuredScenarios().map((id) => missionCalled(id)!)].filter(({ id }) => ids!.split(',').includes(id)))
  for (const id of AUTOMATA) {
    const setup = setupFor(toScenario(mission, { modules: [id] }));
    const automaton = createAutomaton(id);
    const n = mission.id.startsWith('scn') ? Number(scnGames) : Number(gamesText);
    let text = '', wins = 0;
    for (let i = 0; i < n; i++) {
      const seed = 200001 + i;
      const game = createGame(setup, { seed });
      const options = new Options(setup.rules.words);
      const rng = new Rng(seed);
      const rows: unknown[] = [];
      let turn = 0, boldness = 1;
      for (let due = pending(game); due !== null && game.state.turn <= 40; due = pending(game)) {
        if (due.side === 'aliens') { stepAutomaton(game, automaton); continue; }
        if (game.state.turn !== turn && due.decision === 'action') {
          turn = game.state.turn;
          boldness = B[rng.below(B.length)]!;
          const f = featuresOf(game);
          rows.push([f.kind, turn, ...f.row.map((x) => Math.round(x * 1000) / 1000)]);
        }
        choices(game, options);
        advance(game, drill(game, options, [], boldness));
      }
      const won = game.state.winner === 'marines' ? 1 : 0;
      wins += won;
      for (const r of rows) text += JSON.stringify([mission.id, id, seed, won, rows.length, ...(r as unknown[])]) + '\n';
    }
    appendFileSync(out!, text);
    process.stderr.write(`${mission.id} ${id} ${wins}/${n}\n`);
  }
