/** Where a command speaks to its owner. Handed in, so that a test can listen. */
export interface Terminal {
  /** What was asked for. Resolves when it is taken, so that a long export does not pile up in memory. */
  write: (text: string) => Promise<void>;
  /** What went wrong, and what is said beside: it stays out of a file that the rest is led to. */
  note: (text: string) => void;
  /** How wide it is, when somebody looks at it. */
  columns: number | undefined;
  /** Asks and waits for the answer. Missing when nobody is there. */
  ask: ((question: string) => Promise<string>) | undefined;
}
