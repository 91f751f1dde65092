/** Games as lists show them: no secret of theirs. */
import type { Party } from '@sensorium/host';
import type { GameSummary, Lobby } from '@sensorium/host/online';
import { Fault } from '../fault.ts';
import type { People } from '../people.ts';
import type { Shelf } from './shelf.ts';
import type { GameRow, GameStore } from './store.ts';
import { partiesFor } from './terms.ts';

export const MOST_LISTED = 200;

export class Summaries {
  private readonly store: GameStore;
  private readonly people: People;
  private readonly shelf: Shelf;

  constructor(store: GameStore, people: People, shelf: Shelf) {
    this.store = store;
    this.people = people;
    this.shelf = shelf;
  }

  async lobby(): Promise<Lobby> {
    const rows = await this.store.lobby(MOST_LISTED);
    const summaries = await this.all(rows, '');
    return {
      invitations: rows.flatMap((row, i) =>
        row.stage === 'waiting' ? [{ place: row.place!, summary: summaries[i]! }] : [],
      ),
      games: summaries.filter(({ stage }) => stage === 'running'),
    };
  }

  async gamesOf(person: string): Promise<GameSummary[]> {
    const summaries = await this.all(await this.store.gamesOf(person, MOST_LISTED), person);
    return summaries.toSorted((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn));
  }

  async of(game: string, person: string): Promise<GameSummary> {
    const row = await this.shelf.row(game);
    if (row === null) throw new Fault('no-such-game', 'there is no such game');
    return this.ofRow(row, person);
  }

  async ofRow(row: GameRow, person: string): Promise<GameSummary> {
    return (await this.all([row], person))[0]!;
  }

  private async all(rows: readonly GameRow[], person: string): Promise<GameSummary[]> {
    const ids = rows.flatMap(({ seats }) => seats.flatMap((seat) => seat.person ?? []));
    const named = await this.people.named([...new Set(ids)]);
    const lives = await Promise.all(rows.map(({ id }) => this.shelf.here(id)));
    return rows.map((row, i) => {
      const asked = row.stage === 'running' ? ((lives[i]?.row ?? row).asked.split(' ').filter(Boolean) as Party[]) : [];
      const mine = row.seats.filter((seat) => seat.person === person && person !== '').map(({ party }) => party);
      const isMyTurn = asked.some((party) => mine.includes(party)) || (mine.length > 0 && isWantedBefore(row, mine));
      return {
        game: row.id,
        terms: row.terms,
        stage: row.stage,
        seats: partiesFor(row.terms).map((party) => ({
          party,
          person: named.get(row.seats.find((seat) => seat.party === party)?.person ?? '') ?? null,
          isHere: lives[i]?.isHere(party) ?? false,
        })),
        mine,
        turn: row.turn,
        asked,
        isMyTurn,
        winner: row.winner,
        endedBy: row.endedBy,
        endedHow: row.endedHow,
        begun: row.created,
        changed: row.changed,
        next: row.next,
        leg: row.leg === 2 ? 2 : 1,
        rematchWanted: row.wantsRematch.flatMap(
          (wish) => row.seats.find((seat) => seat.person === wish.person)?.party ?? [],
        ),
        ...(mine.length > 0 && row.place !== null && row.stage === 'waiting' ? { place: row.place } : {}),
      };
    });
  }
}

const isWantedBefore = ({ stage, seats }: Pick<GameRow, 'stage' | 'seats'>, mine: readonly Party[]): boolean =>
  (stage === 'bidding' && seats.some((seat) => mine.includes(seat.party) && seat.bid === null)) ||
  (stage === 'mustering' && mine.includes('marines'));
