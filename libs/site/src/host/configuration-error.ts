/** A configuration error. Its message is one sentence on what to do. */
export class ConfigurationError extends Error {
  /** Vite prints it. Lines of code would not help. */
  override readonly stack = this.message;
}
