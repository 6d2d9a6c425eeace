export type Value = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

/** A database that speaks the SQL that SQLite and PostgreSQL share, with `$1` for the first value. */
export interface Database {
  /** What to call it in a log: its place, without a password. */
  name: string;
  query: (sql: string, values?: readonly Value[]) => Promise<Row[]>;
  /**
   * Makes everything that the work changes true at once, and on disk when this resolves, or nothing of it. One at a
   * time among all instances, so what the work has read stays true until it has written. It may wait for nothing else.
   */
  transaction: <T>(work: (database: Pick<Database, 'query'>) => Promise<T>) => Promise<T>;
  /** Writes something that means nothing to disk: the one way to know whether a message could be kept now. */
  check: () => Promise<void>;
  /** How many bytes the disk has left, where the database is a file on it. */
  room: () => Promise<number | undefined>;
  /** Leaves as little as possible of what was deleted where it could still be read. */
  sweep: () => Promise<void>;
  close: () => Promise<void>;
}
