/** A game command by command, for looking back. */
import { playReplay, recorded, type Game, type GameEvent } from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import { dossierOf } from './dossier.ts';
import { EVERYTHING, PUBLIC, visibleTo, type Visibility } from './visibility.ts';
import { partiesOf, playerAt } from './parties.ts';
import { PERSON, sideOf, type Party, type ReplayFrame, type ReplayFrames, type Seats } from './protocol.ts';
import { eventsWithReason } from './reasons.ts';
import { parseSave } from './saves.ts';
import { isVisibleEvent } from './visibleEvents.ts';
import { begunTable } from './resumeGame.ts';
import { formatSeen, isSeenGame, parseSeen } from './seenGame.ts';

const visibleOf = (sides: Seats, party: Party): Visibility => visibleTo(sideOf(party), playerAt(sides, party));

/** C20: when a game is over nothing is secret any more; until then whoever looks back may play on. */
const visibleAt = (winner: string, sides: Seats): Visibility => {
  if (winner !== 'none') return EVERYTHING;
  const persons = partiesOf(sides).filter((party) => sides[party] === PERSON);
  return persons.length === 1 ? visibleOf(sides, persons[0]!) : PUBLIC;
};

/** Which command is seen in which picture: what nobody would see happen is told together with what comes next. */
export class FrameCount {
  /** The last picture so far; the first shows what was set up. */
  frame = 0;
  private left: number;
  private unseen: readonly GameEvent[] = [];

  constructor(commands: number) {
    this.left = commands;
  }

  /** What the next picture tells; null where there is none yet. */
  hear(events: readonly GameEvent[]): readonly GameEvent[] | null {
    const told = [...this.unseen, ...events];
    this.left -= 1;
    if (this.left > 0 && !told.some(isVisibleEvent)) {
      this.unseen = told;
      return null;
    }
    this.unseen = [];
    this.frame += 1;
    return told;
  }
}

/** A game as one has seen it so far, as a file. */
export const seenBy = (party: Party, save: string): string =>
  formatSeen(sideOf(party), framesFor(save, visibleOf(parseSave(save).sides, party)));

/** A game command by command, for looking back: the whole of it when it is over, or what somebody has seen of it. */
export const framesOf = (save: string): ReplayFrames => (isSeenGame(save) ? parseSeen(save) : framesFor(save, null));

const framesFor = (save: string, only: Visibility | null): ReplayFrames => {
  const { replay, sides, clock } = parseSave(save);
  const start = begunTable(replay.scenario, replay.seed, setupFromFile, recorded(replay.opening));
  const { setup } = start;
  const { winner } = playReplay(replay, setupFromFile).state;
  const visible = only ?? visibleAt(winner, sides);
  const frame = (game: Game, by: ReplayFrame['by'], events: readonly GameEvent[]): ReplayFrame => ({
    by,
    events: events.map(visible.event),
    view: visible.view(game),
  });
  const frames: ReplayFrame[] = [frame(start.game, 'setup', start.openingEvents)];
  const count = new FrameCount(replay.entries.length);
  playReplay(replay, setupFromFile, (step) => {
    const events = count.hear(eventsWithReason(step));
    if (events !== null) frames.push(frame(step.game, step.by, events));
  });
  return { dossier: dossierOf(setup, sides, clock, replay.seed), winner, frames };
};
