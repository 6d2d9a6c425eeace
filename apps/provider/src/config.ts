import { resolve } from 'node:path';

export interface Config {
  host: string;
  port: number;
  /** The file of the SQLite database. */
  database: string;
  /** The folder of the built site. Without one, only the API is served. */
  site: string | undefined;
}

/** A mistake in how the provider was started. Its message is for the person who started it. */
export class ConfigError extends Error {}

/** Reads the configuration from the environment, and says what is wrong with it in one sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: readText('HOST', env['HOST'] ?? 'localhost'),
    port: readPort(env['PORT'] ?? '4200'),
    database: readDatabase(env['DATABASE_URL'] ?? 'sqlite:.data/studio.sqlite'),
    site:
      env['SITE_DIR'] === 'off' ? undefined : resolve(readText('SITE_DIR', env['SITE_DIR'] ?? 'dist/web')),
  };
}

/** An empty line in a file of settings is a mistake, not a wish. */
function readText(name: string, text: string): string {
  if (text.trim() === '') throw new ConfigError(`${name} is empty. Give it a value, or leave it out.`);
  return text;
}

/** 0 lets the system choose a free port. */
function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigError(`PORT is "${text}". Use a whole number from 0 to 65535, such as 4200.`);
  return port;
}

/** The address may hold a password, so no more of it than its scheme is ever repeated. */
function readDatabase(url: string): string {
  const [, scheme, path] = /^(?:([a-z]+):)?(.*)$/s.exec(url) ?? [];
  const advice = 'Use "sqlite:" and the path of a file.';
  if (!scheme) throw new ConfigError(`DATABASE_URL has no scheme. ${advice}`);
  if (scheme !== 'sqlite') throw new ConfigError(`DATABASE_URL starts with "${scheme}:". ${advice}`);
  if (!path || path === ':memory:') throw new ConfigError(`DATABASE_URL names no file. ${advice}`);
  return resolve(path);
}
