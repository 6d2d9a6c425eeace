/** An invalid configuration. The message tells the owner how to fix it. */
export class ConfigError extends Error {}
