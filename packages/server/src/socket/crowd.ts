/** Everybody who is connected, to be found by who he is. */
import type { Client } from './client.ts';

export class Crowd {
  private readonly byPerson = new Map<string, Set<Client>>();

  add(client: Client): void {
    const { id } = client.person;
    let own = this.byPerson.get(id);
    if (own === undefined) this.byPerson.set(id, (own = new Set()));
    own.add(client);
  }

  delete(client: Client): void {
    const own = this.byPerson.get(client.person.id);
    own?.delete(client);
    if (own?.size === 0) this.byPerson.delete(client.person.id);
  }

  /** All connections of one person. */
  of(person: string): readonly Client[] {
    return [...(this.byPerson.get(person) ?? [])];
  }

  get all(): readonly Client[] {
    return [...this.byPerson.values()].flatMap((own) => [...own]);
  }
}
