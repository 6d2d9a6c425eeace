/** The input and output of a command, which tests replace. */
export interface Terminal {
  /** Writes to stdout. Resolves when the text is flushed, so that a long export does not fill the memory. */
  write: (text: string) => Promise<void>;
  /** Writes errors and notes to stderr, which is not redirected with the output. */
  writeError: (text: string) => void;
  /** The width of the terminal, if stdout is one. */
  columns: number | undefined;
  /** Asks a question. Missing without an interactive terminal. */
  prompt: ((question: string) => Promise<string>) | undefined;
}
