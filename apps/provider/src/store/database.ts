export type Value = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

/** SQL that SQLite and PostgreSQL both support, with parameters from `$1`. */
export interface Queryable {
  query: (sql: string, values?: readonly Value[]) => Promise<Row[]>;
}

export interface Database extends Queryable {
  /** The database in log lines, without a password. */
  name: string;
  /**
   * Commits all changes of the work, durably, or none. Transactions of all instances are serialized, so what the work
   * has read is still true when it writes. The work must only wait for the database.
   */
  transaction: <T>(work: (transaction: Queryable) => Promise<T>) => Promise<T>;
  /** Attempts a write without an effect, to find out whether messages can be stored. */
  check: () => Promise<void>;
  /** The free bytes on the disk, if the database is a local file. */
  freeBytes: () => Promise<number | undefined>;
  /** When the owner's tool last made a backup, if the database is a local file. The epoch if it never did. */
  lastBackup: () => Promise<Date | undefined>;
  /** Removes deleted data from the files as far as possible. */
  purgeDeleted: () => Promise<void>;
  close: () => Promise<void>;
}
