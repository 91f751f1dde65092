/** One database behind two programs: PGlite in a thread of this process, or PostgreSQL. The same SQL for both. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly number[]
  | readonly (string | null)[];

export interface Statement {
  readonly text: string;
  readonly values?: readonly Value[];
}

export type Row = Readonly<Record<string, unknown>>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  query<Found extends Row>(text: string, values?: readonly Value[]): Promise<Found[]>;
  /** All of them or none: one transaction, in this order. What each found. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** Hears what other processes tell on a channel; nothing where there are none. */
  listen(channel: string, hear: (message: string) => void): Promise<void>;
  notify(channel: string, message: string): Promise<void>;
  close(): Promise<void>;
}

/** Something that must be one of its kind is there already. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
