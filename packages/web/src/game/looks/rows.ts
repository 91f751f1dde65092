/** A table over a part of the vocabulary: total for what the compiler knows, open for modules from outside. */

export class Rows<Id extends string, Row> {
  private readonly what: string;
  private readonly table: Map<string, Row>;

  constructor(what: string, rows: Readonly<Record<Id, Row>>) {
    this.what = what;
    this.table = new Map(Object.entries<Row>(rows));
  }

  /** For ids that come out of files. */
  find(id: string): Row | undefined {
    return this.table.get(id);
  }

  of(id: Id): Row {
    const row = this.table.get(id);
    if (row === undefined) throw new Error(this.complaint(id));
    return row;
  }

  add(rows: Readonly<Record<string, Row>>): void {
    for (const [id, row] of Object.entries(rows)) this.table.set(id, row);
  }

  /** Of these ids, those nobody has given a row, in words. */
  missing(ids: Iterable<string>): string[] {
    return [...ids].filter((id) => !this.table.has(id)).map((id) => this.complaint(id));
  }

  private complaint(id: string): string {
    return `${this.what} '${id}' has no look`;
  }
}
