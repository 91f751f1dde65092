/** The table as the worker has it: one game, and the place of the persons at this screen. */
import { FileError } from '@sensorium/engine';
import { framesOf, openTable, type GameHost, type Place, type Surroundings } from '@sensorium/host';
import type { GameConfig, Opened, Party, RequestName, Requests } from './protocol.ts';

type Handlers = { readonly [Name in RequestName]: (...params: Requests[Name]['params']) => Requests[Name]['result'] };

/** Where two programs play, the person looks on. */
const firstViewer = ({ parties }: Place): Party => parties[0] ?? 'marines';

export class Screen implements Handlers {
  private readonly surroundings: Surroundings;
  private opened: { readonly host: GameHost; readonly place: Place } | null = null;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  get host(): GameHost {
    return this.table.host;
  }

  open = (config: GameConfig): Opened => {
    const host = openTable(config, this.surroundings);
    if (!host.hasHistory)
      throw new FileError('the file holds a position without its history, which cannot be kept here');
    const place = host.seat(...host.persons);
    this.opened = { host, place };
    host.clock.release();
    const viewer = firstViewer(place);
    return { dossier: host.dossier(), viewer, update: place.look(viewer) };
  };

  say: Handlers['say'] = (side, command, viewer, since) => {
    const why = this.place.say(side, command);
    return why === null ? { ok: true, update: this.place.look(viewer, since) } : { ok: false, why };
  };

  look: Handlers['look'] = (viewer, since) => this.place.look(viewer, since);

  undo: Handlers['undo'] = (side, since) => {
    this.place.undo(side);
    return this.place.look(side, since);
  };

  play: Handlers['play'] = (viewer, since, isWhole) => {
    this.host.play(isWhole);
    return this.place.look(viewer, since);
  };

  timeUp: Handlers['timeUp'] = (viewer, since) => {
    this.host.timeUp();
    return this.place.look(viewer, since);
  };

  hold: Handlers['hold'] = (isHeld) => {
    if (isHeld) this.host.clock.hold();
    else this.host.clock.release();
    return null;
  };

  walks: Handlers['walks'] = (side, piece) => this.place.walks(side, piece);
  odds: Handlers['odds'] = (side, commands) => this.place.odds(side, commands);
  run: Handlers['run'] = (side, shot) => this.place.run(side, shot);
  shots: Handlers['shots'] = (side, moves) => this.place.shots(side, moves);
  why: Handlers['why'] = (side, command) => this.place.why(side, command);
  save: Handlers['save'] = () => this.host.save();
  appendix: Handlers['appendix'] = (since) => this.host.appendix(since);
  roster: Handlers['roster'] = () => this.host.roster();
  frames: Handlers['frames'] = (save) => framesOf(save);

  private get table(): { readonly host: GameHost; readonly place: Place } {
    if (this.opened === null) throw new Error('no game is open');
    return this.opened;
  }

  private get place(): Place {
    return this.table.place;
  }
}
