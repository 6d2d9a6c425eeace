import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/** Settings of the public interface. */
export interface EdgeConfig {
  /** The public origin of the site. */
  origin: string | undefined;
  /** Whether browsers may add the site to their HSTS preload list. */
  hstsPreload: boolean;
  /** Other origins whose pages may use the API. */
  allowedOrigins: string[];
  /** Whether several providers may listen on the same port, for restarts without downtime. */
  sharePort: boolean;
  /** Whether requests are rate limited. */
  rateLimit: boolean;
  /** The file with the contacts of the name cards. Without it, they come from the built site. */
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
    rateLimit: readSwitch('RATE_LIMIT', env['RATE_LIMIT'] ?? 'on'),
    contacts: contacts === undefined ? undefined : readFileName('CONTACTS', contacts),
  };
}

/** The scheme and host of a URL that has nothing after them. */
function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^\w+:\/\/[^/?#@]+\/?$/.test(text))
    throw new ConfigError(
      `${name} is "${text}". Use the origin of the site, such as https://www.example.com.`,
    );
  return url.origin;
}

export function readSwitch(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} is "${text}". Use on or off.`);
  return text === 'on';
}

function readFileName(name: string, text: string): string {
  if (text.trim() === '') throw new ConfigError(`${name} is empty. Name a file, or leave it out.`);
  return resolve(text);
}
