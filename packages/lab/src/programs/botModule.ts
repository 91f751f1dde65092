import type { Command } from '@sensorium/engine';
import type { Dossier, Offer, Party } from '@sensorium/host';
import type { TableNews } from '@sensorium/host/online';

/** What a module must have as its default export to take a seat. */
export interface BotModule {
  /** One of the offers, or a command made of one. Asked whenever the game waits for this seat. */
  decide(
    now: TableNews,
    table: { readonly dossier: Dossier; readonly party: Party },
  ): Offer | Command | Promise<Offer | Command>;
}
