/** What each request does. Who asks is known from the session; a place that is not his is refused, whatever the message says. */
import type { Command, Refusal } from '@sensorium/engine';
import type { Party, TableSeat } from '@sensorium/host';
import { type Answers, type OpenedGame, type RequestFields, type RequestName } from '@sensorium/host/online';
import { Fault } from '../fault.ts';
import type { Bidding } from '../games/bidding.ts';
import type { Hall } from '../games/hall.ts';
import type { LiveGame } from '../games/liveGame.ts';
import type { GameRow } from '../games/store.ts';
import type { Summaries } from '../games/summaries.ts';
import type { Client } from './client.ts';

/** A rule forbids it. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

type Handlers = {
  readonly [Name in RequestName]: (who: Client, asked: RequestFields<Name>) => Promise<Answers[Name]>;
};

export class Desk implements Handlers {
  private readonly hall: Hall;
  private readonly bidding: Bidding;
  private readonly summaries: Summaries;

  constructor(hall: Hall, bidding: Bidding, summaries: Summaries) {
    this.hall = hall;
    this.bidding = bidding;
    this.summaries = summaries;
  }

  lobby: Handlers['lobby'] = (who) => {
    who.hearsLobby = true;
    return this.summaries.lobby();
  };

  games: Handlers['games'] = (who) => {
    who.hearsGames = true;
    return this.summaries.gamesOf(who.person.id);
  };

  invite: Handlers['invite'] = (who, { terms }) => this.hall.invite(who.person.id, terms);

  invitation: Handlers['invitation'] = async (who, { place }) =>
    this.summaries.ofRow(await this.hall.invitation(place), who.person.id);

  join: Handlers['join'] = (who, { place, party }) => this.hall.join(who.person.id, place, party);

  withdraw: Handlers['withdraw'] = async (who, { game }) => {
    await this.hall.withdraw(who.person.id, game);
    return null;
  };

  rematch: Handlers['rematch'] = (who, { game, swapped }) => this.hall.rematch(who.person.id, game, swapped);

  bid: Handlers['bid'] = async (who, { game, points }) => {
    await this.bidding.bid(who.person.id, game, points);
    return null;
  };

  muster: Handlers['muster'] = async (who, { game, force }) => {
    await this.bidding.muster(who.person.id, game, force);
    return null;
  };

  open: Handlers['open'] = async (who, { game, since }): Promise<OpenedGame> => {
    const row = await this.hall.row(game);
    const party = this.placeOf(row, who);
    const isPlayed = row.stage === 'running' || row.stage === 'over';
    const live = isPlayed ? await this.hall.liveGame(game) : null;
    await live?.settled();
    who.sitAt(game, party, live);
    this.hall.listener?.onSeats(game);
    const [summary, talk] = await Promise.all([this.summaries.ofRow(row, who.person.id), this.hall.talkOf(game)]);
    const update = live === null ? null : await live.look(party, since);
    return {
      summary,
      dossier: live?.host.dossier() ?? null,
      update,
      orders: live === null || party === null ? {} : { [party]: live.ordersOf(party) },
      talk: party === null ? [] : talk,
      bids: party === null ? null : this.bidding.standing(row, party),
    };
  };

  close: Handlers['close'] = (who, { game }) => {
    who.leaveTable(game);
    this.hall.listener?.onSeats(game);
    return Promise.resolve(null);
  };

  look: Handlers['look'] = async (who, { game, since }) => {
    const { live, party } = await this.tableOf(who, game);
    return live.look(party, since);
  };

  say: Handlers['say'] = async (who, { game, party, command, key, at }) => {
    const live = await this.ownTable(who, game, party);
    return accepted(await live.say(party, command as Command, { key: `${who.person.id} ${key}`, at }));
  };

  undo: Handlers['undo'] = async (who, { game, party, key, at }) => {
    const live = await this.ownTable(who, game, party);
    return accepted(await live.undo(party, { key: `${who.person.id} ${key}`, at }));
  };

  orders: Handlers['orders'] = async (who, { game, party, orders }) => {
    await this.ownTable(who, game, party);
    if (party === 'aliens') throw new Fault('not-allowed', 'standing orders are the marine player’s (C7.10)');
    await this.hall.setOrders(game, party, orders);
    return null;
  };

  wait: Handlers['wait'] = async (who, { game, party }) => {
    (await this.ownTable(who, game, party)).wait(party);
    return null;
  };

  claim: Handlers['claim'] = async (who, { game }) => {
    const { live, party } = await this.tableOf(who, game);
    if (party === null) throw notYours();
    live.claim(party);
    await live.settled();
    return null;
  };

  talk: Handlers['talk'] = async (who, { game, text }) => {
    await this.hall.talk(who.person.id, game, text);
    return null;
  };

  walks: Handlers['walks'] = async (who, { game, party, piece }) =>
    (await this.seat(who, game, party)).walks(party, piece);
  odds: Handlers['odds'] = async (who, { game, party, commands }) =>
    (await this.seat(who, game, party)).odds(party, commands as Command[]);
  shots: Handlers['shots'] = async (who, { game, party, commands }) =>
    (await this.seat(who, game, party)).shots(party, commands as Command[]);
  run: Handlers['run'] = async (who, { game, party, command }) =>
    (await this.seat(who, game, party)).run(party, command as Command);
  why: Handlers['why'] = async (who, { game, party, commands }) => {
    const seat = await this.seat(who, game, party);
    return commands.map((command) => seat.why(party, command as Command));
  };
  roster: Handlers['roster'] = async (who, { game }) => (await this.tableOf(who, game)).live.host.roster();
  replay: Handlers['replay'] = (_, { game }) => this.hall.replay(game);

  private placeOf(row: GameRow, who: Client): Party | null {
    const seat = row.seats.find(({ person }) => person === who.person.id);
    if (seat !== undefined) return seat.party;
    const isWatchable = (row.stage === 'running' && row.terms.watch.kind !== 'nobody') || row.stage === 'over';
    if (!isWatchable) throw new Fault('not-your-place', 'the players of this game allow nobody to watch');
    return null;
  }

  private async tableOf(who: Client, game: string): Promise<{ live: LiveGame; party: Party | null }> {
    const live = await this.hall.liveGame(game);
    return { live, party: this.placeOf(live.row, who) };
  }

  private async ownTable(who: Client, game: string, party: Party): Promise<LiveGame> {
    const found = await this.tableOf(who, game);
    if (found.party !== party) throw notYours();
    return found.live;
  }

  private async seat(who: Client, game: string, party: Party): Promise<TableSeat> {
    return (await this.ownTable(who, game, party)).seat(party);
  }
}

const notYours = (): Fault => new Fault('not-your-place', 'that is not your place');

const accepted = (acted: { readonly refused: Refusal } | { readonly at: number }): { readonly at: number } => {
  if ('refused' in acted) throw new Refused(acted.refused);
  return acted;
};
