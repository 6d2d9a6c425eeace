/** A mistake in how the provider was started. Its message is for the person who started it. */
export class ConfigError extends Error {}
