import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/** How the provider meets the web. */
export interface EdgeConfig {
  /** Where the site is on the web. */
  origin: string | undefined;
  /** Whether browsers shall know before the first visit that the site is encrypted. */
  hstsPreload: boolean;
  /** Other sites whose pages may use the API. */
  allowedOrigins: string[];
  /** Whether the next provider may listen on the same port before this one has stopped. */
  sharePort: boolean;
  /** Whether anybody counts what visitors do. */
  limited: boolean;
  /** The file of those who are on the name cards. Without it, the build of the site tells. */
  contacts: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readEdge(env: Environment): EdgeConfig {
  const origin = env['PUBLIC_ORIGIN'];
  const contacts = env['CONTACTS'];
  return {
    origin: origin === undefined ? undefined : readOrigin('PUBLIC_ORIGIN', origin),
    hstsPreload: readSwitch('HSTS_PRELOAD', env['HSTS_PRELOAD'] ?? 'off'),
    allowedOrigins: (env['API_ALLOWED_ORIGINS'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => readOrigin('API_ALLOWED_ORIGINS', text)),
    sharePort: readSwitch('SHARE_PORT', env['SHARE_PORT'] ?? 'off'),
    limited: readSwitch('RATE_LIMIT', env['RATE_LIMIT'] ?? 'on'),
    contacts: contacts === undefined ? undefined : readFileName('CONTACTS', contacts),
  };
}

/** The scheme and the host of an address, which has nothing after them. */
export function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^\w+:\/\/[^/?#@]+\/?$/.test(text))
    throw new ConfigError(`${name} is "${text}". Use where the site is, such as https://www.example.com.`);
  return url.origin;
}

function readSwitch(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} is "${text}". Use on or off.`);
  return text === 'on';
}

function readFileName(name: string, text: string): string {
  if (text.trim() === '') throw new ConfigError(`${name} is empty. Name a file, or leave it out.`);
  return resolve(text);
}
