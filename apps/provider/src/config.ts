import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LevelWithSilent } from 'pino';
import { ConfigError } from './config-error.ts';
import { readMail } from './mail/mail-config.ts';
import type { DatabaseAddress } from './store/open-database.ts';

export { ConfigError };

export type Config = ReturnType<typeof readConfig>;

/** Reads the configuration from the environment. The first invalid variable throws a `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const optional = <T>(name: string, read: (name: string, text: string) => T) =>
    env[name] === undefined ? undefined : read(name, env[name]);
  /** The public origin of the site. */
  const origin = optional('PUBLIC_ORIGIN', readOrigin);
  /** Other origins whose pages may use the API. */
  const allowedOrigins = (env['API_ALLOWED_ORIGINS'] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => readOrigin('API_ALLOWED_ORIGINS', text));
  /** The folder of the built site. Without one, only the API is served. */
  const site = env['SITE_DIR'] === 'off' ? undefined : readFile('SITE_DIR', env['SITE_DIR'] ?? findSite());
  // A provider without a site has forms of the first origin that it allows.
  const siteOrigin = site === undefined ? allowedOrigins[0] : undefined;
  return {
    host: readText('HOST', env['HOST'] ?? 'localhost'),
    port: readPort('PORT', env['PORT'] ?? '4200'),
    /** The port of the metrics. Without one, they are not served. */
    metricsPort: optional('METRICS_PORT', readPort),
    /** Lines below this level are not logged. */
    logLevel: readLevel(env['LOG_LEVEL'] ?? 'info'),
    database: readDatabase('DATABASE_URL', env['DATABASE_URL'] ?? 'sqlite:.data/studio.sqlite'),
    /** Whether opening the database applies migrations that it lacks. */
    migrate: readSwitch('MIGRATE', env['MIGRATE'] ?? 'on'),
    site,
    /** The folder of the built editor. Without it, the site has none. */
    editor: optional('EDITOR_DIR', readFile),
    /** The number of reverse proxies in front of the provider. */
    trustedHops: Number(readMatch('TRUSTED_PROXIES', env['TRUSTED_PROXIES'] ?? '0', /^\d$/, hopsAdvice)),
    /** How many days messages are kept. `undefined` keeps them forever. */
    keepMessages: readDays(env['KEEP_MESSAGES'] ?? 'forever'),
    origin,
    /** Whether browsers may add the site to their HSTS preload list. */
    hstsPreload: readSwitch('HSTS_PRELOAD', env['HSTS_PRELOAD'] ?? 'off'),
    allowedOrigins,
    /** Whether several providers may listen on the same port, for restarts without downtime. */
    sharePort: readSwitch('SHARE_PORT', env['SHARE_PORT'] ?? 'off'),
    rateLimit: readSwitch('RATE_LIMIT', env['RATE_LIMIT'] ?? 'on'),
    /** The file with the contacts of the name cards. Without it, they come from the built site. */
    contacts: optional('CONTACTS', readFile),
    /** How mail is sent. Without it, messages are only stored. */
    mail: readMail(env, origin, siteOrigin),
  };
}

/** The site beside the bundle, or beside its folder as `npm run build` writes it. The sources run in the root folder. */
function findSite(): string {
  const beside = ['web', '../web'].map((path) => join(import.meta.dirname, path));
  return beside.find((path) => existsSync(path)) ?? 'dist/web';
}

const invalid = (name: string, text: string, advice: string) =>
  new ConfigError(`${name} is "${text}". ${advice}`);

/** An empty value is a mistake, not a default. */
function readText(name: string, text: string): string {
  if (text.trim() === '') throw new ConfigError(`${name} is empty. Give it a value, or leave it out.`);
  return text;
}

const readFile = (name: string, text: string) => resolve(readText(name, text));

/** The scheme and host of a URL that has nothing after them. */
function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^\w+:\/\/[^/?#@]+\/?$/.test(text))
    throw invalid(name, text, 'Use the origin of the site, such as https://www.example.com.');
  return url.origin;
}

function readMatch(name: string, text: string, pattern: RegExp, advice: string): string {
  if (!pattern.test(text)) throw invalid(name, text, advice);
  return text;
}

const readSwitch = (name: string, text: string) =>
  readMatch(name, text, /^(?:on|off)$/, 'Use on or off.') === 'on';

const portAdvice = 'Use a whole number from 0 to 65535, such as 4200.';

/** 0 lets the operating system choose a free port. */
function readPort(name: string, text: string): number {
  const port = Number(readMatch(name, text, /^\d+$/, portAdvice));
  if (port > 65_535) throw invalid(name, text, portAdvice);
  return port;
}

const hopsAdvice = 'Use the number of proxies in front of the provider, from 0 to 9.';

/** Nothing is logged below `info`. */
const logLevels: readonly LevelWithSilent[] = ['info', 'warn', 'error', 'fatal', 'silent'];

function readLevel(text: string): LevelWithSilent {
  const level = logLevels.find((known) => known === text);
  if (!level) throw invalid('LOG_LEVEL', text, `Use one of ${logLevels.join(', ')}.`);
  return level;
}

function readDays(text: string): number | undefined {
  const advice = 'Use forever, or a number of days from 1 to 99999, such as 365.';
  readMatch('KEEP_MESSAGES', text, /^(?:forever|[1-9]\d{0,4})$/, advice);
  return text === 'forever' ? undefined : Number(text);
}

const databaseAdvice = 'Use "sqlite:" and the path of a file, or "postgres:" and the address of a server';

/** The URL may contain a password, so errors repeat only its scheme. */
export function readDatabase(name: string, url: string): DatabaseAddress {
  const [, scheme, path] = /^(?:([a-z]+):)?(.*)$/s.exec(url) ?? [];
  switch (scheme) {
    case 'sqlite':
      if (!path || path === ':memory:')
        throw new ConfigError(`${name} names no file. Use "sqlite:" and the path of a file.`);
      return { sqlite: resolve(path) };
    case 'postgres':
    case 'postgresql':
      return { postgres: readServer(name, url) };
    case undefined:
      throw new ConfigError(`${name} has no scheme. ${databaseAdvice}.`);
    default:
      throw new ConfigError(`${name} starts with "${scheme}:". ${databaseAdvice}.`);
  }
}

function readServer(name: string, url: string): string {
  const shape = 'Use postgres://user:password@host:port/database';
  if (!URL.canParse(url))
    throw new ConfigError(
      `${name} cannot be parsed. ${shape}, and percent-encode characters such as / in a password as %2F.`,
    );
  const { pathname } = new URL(url);
  if (!/^\/[^/]+$/.test(pathname)) throw new ConfigError(`${name} names no database. ${shape}.`);
  return url;
}
