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
  /** `name`: of one that is asked again and again, so that it is read and planned once. */
  query<Found extends Row>(text: string, values?: readonly Value[], name?: string): Promise<Found[]>;
  /** All of them or none: one transaction, in this order. What each found. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** Hears what other processes tell; `onGap` where some of it may have been lost. Nothing where there are no others. */
  listen(channels: readonly string[], hear: (message: string) => void, onGap: () => void): Promise<void>;
  /** In this order, in one transaction. */
  notify(messages: readonly (readonly [channel: string, payload: string])[]): Promise<void>;
  close(): Promise<void>;
}

/** Something that must be one of its kind is there already. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
