/** Plays the games of a measurement one after the other, each from its own seed, and tells of each as it ends. */
import { toScenario } from '@sensorium/content';
import { coordinatesOf, type Side } from '@sensorium/engine';
import { modulesFor, playOut } from '@sensorium/host';
import { setupFor } from '@sensorium/rules';
import type { DeathPlace, FromMeasuring, MeasureOrder, MeasuredGame } from './measuring.ts';

/** S9.14. */
const LAST_TURN = 60;

const tell = (news: FromMeasuring): void => self.postMessage(news);

const play = ({ draft, marines, aliens, games }: MeasureOrder): void => {
  const programs = { marines, aliens };
  const setup = setupFor(toScenario(draft, { modules: modulesFor(programs) }));
  for (let seed = 1; seed <= games; seed++) {
    const deaths: Record<Side, DeathPlace[]> = { marines: [], aliens: [] };
    const { game } = playOut(setup, programs, seed, {
      lastTurn: LAST_TURN,
      sink: (_game, event) => {
        if (event.is !== 'piece-killed') return;
        const [x, y, level = 0] = coordinatesOf(setup.board, event.at);
        deaths[event.side].push([level, x, y]);
      },
    });
    const { winner, turn } = game.state;
    const measured: MeasuredGame = { winner: winner === 'none' ? 'unfinished' : winner, turns: turn, deaths };
    tell({ game: measured });
  }
};

self.addEventListener('message', ({ data }: MessageEvent<MeasureOrder>) => {
  try {
    play(data);
    tell({ end: true });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
});
