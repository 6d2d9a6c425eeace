/** A configuration error. Its message is one sentence on what to do. */
export class ConfigurationError extends Error {}
