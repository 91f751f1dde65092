/** A game command by command, for looking back. */
import { playReplay, type Game, type GameEvent } from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import { dossierOf } from './dossier.ts';
import { EYES_OF_ALL, ONLOOKER, eyesOf, type Eyes } from './eyes.ts';
import { partiesOf, playerAt } from './parties.ts';
import { PERSON, sideOf, type ReplayFrame, type ReplayFrames, type Seats } from './protocol.ts';
import { toldOf } from './reasons.ts';
import { parseSave } from './saves.ts';
import { isSeen } from './seen.ts';
import { begunTable } from './takeUp.ts';

/** C20: when a game is over nothing is secret any more; until then whoever looks back may play on. */
const eyesFor = (winner: string, sides: Seats): Eyes => {
  if (winner !== 'none') return EYES_OF_ALL;
  const persons = partiesOf(sides).filter((party) => sides[party] === PERSON);
  return persons.length === 1 ? eyesOf(sideOf(persons[0]!), playerAt(sides, persons[0]!)) : ONLOOKER;
};

/** A game command by command, for looking back: the whole of it when it is over. */
export const framesOf = (save: string): ReplayFrames => {
  const { replay, sides, clock } = parseSave(save);
  const start = begunTable(replay.scenario, replay.seed);
  const { setup } = start;
  const { winner } = playReplay(replay, setupFromFile).state;
  const eyes = eyesFor(winner, sides);
  const frame = (game: Game, by: ReplayFrame['by'], events: readonly GameEvent[]): ReplayFrame => ({
    by,
    events: events.map(eyes.event),
    view: eyes.view(game),
  });
  const frames: ReplayFrame[] = [frame(start.game, 'setup', start.openingEvents)];
  // What nobody would see happen is told together with what comes next.
  let unseen: readonly GameEvent[] = [];
  playReplay(replay, setupFromFile, (step, index) => {
    unseen = [...unseen, ...toldOf(step)];
    const isLast = index === replay.entries.length - 1;
    if (!isLast && !unseen.some(isSeen)) return;
    frames.push(frame(step.game, step.by, unseen));
    unseen = [];
  });
  return { dossier: dossierOf(setup, sides, clock), winner, frames };
};
