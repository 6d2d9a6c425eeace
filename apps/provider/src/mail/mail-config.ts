import { ConfigError } from '../config-error.ts';
import { isMailable } from './address.ts';

export interface Address {
  name: string;
  address: string;
}

export interface MailServer {
  host: string;
  port: number;
  /** Encrypted from the first byte. Otherwise the connection becomes so as soon as the server can. */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
}

export interface MailConfig {
  server: MailServer;
  from: Address;
  /** The company, which reads the messages. */
  to: Address;
  /** Where the site is on the web: what the links in mails begin with. */
  origin: string;
}

/** How mail is sent, if it is. */
export function readMail(
  env: Readonly<Record<string, string | undefined>>,
  origin: string | undefined,
): MailConfig | undefined {
  const url = env['SMTP_URL'];
  if (url === undefined) return undefined;
  if (origin === undefined)
    throw new ConfigError('SMTP_URL is set, so PUBLIC_ORIGIN must be too: links in mails begin with it.');
  return {
    server: readServer(url),
    from: readAddress('MAIL_FROM', env['MAIL_FROM']),
    to: readAddress('MAIL_TO', env['MAIL_TO']),
    origin,
  };
}

/** The address may hold a password, so nothing of it is ever repeated. */
function readServer(text: string): MailServer {
  const example = 'such as smtp://user:password@mail.example.com:587';
  if (!/^smtps?:\/\//.test(text))
    throw new ConfigError(`SMTP_URL must begin with smtp:// or smtps://, ${example}.`);
  if (!URL.canParse(text)) throw new ConfigError(`SMTP_URL cannot be read. Write an address ${example}.`);
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (!hostname) throw new ConfigError(`SMTP_URL names no host. Write an address ${example}.`);
  if (pathname.length > 1 || search || hash)
    throw new ConfigError(
      'SMTP_URL goes on after the host and the port. In a password, write / as %2F, ? as %3F and # as %23.',
    );
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    auth: username ? { user: decoded(username), pass: decoded(password) } : undefined,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError(
      'SMTP_URL has a % in its user or password that stands for nothing. Write % as %25.',
    );
  }
}

function readAddress(name: string, text: string | undefined): Address {
  if (text === undefined)
    throw new ConfigError(`SMTP_URL is set, so ${name} must be too, with an email address.`);
  const [, before = '', inside = text.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  if (!isMailable(inside))
    throw new ConfigError(
      `${name} is "${text}". Use one email address, such as "Inklake Studio <hello@example.com>".`,
    );
  return { name: before, address: inside };
}
