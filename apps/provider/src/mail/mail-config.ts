import { isMailable } from '@studio/api-client/contract';
import { ConfigError } from '../config-error.ts';

export interface Address {
  name: string;
  address: string;
}

export type MailConfig = NonNullable<ReturnType<typeof readMail>>;

/** Reads the configuration of mail, or returns nothing if mail is off. */
export function readMail(
  env: Readonly<Record<string, string | undefined>>,
  origin: string | undefined,
  siteOrigin = origin,
) {
  const url = env['SMTP_URL'];
  if (url === undefined) return undefined;
  if (origin === undefined || siteOrigin === undefined)
    throw new ConfigError('SMTP_URL is set, so PUBLIC_ORIGIN must be set too: links in mails start with it.');
  return {
    server: readServer(url),
    from: readAddress('MAIL_FROM', env['MAIL_FROM']),
    /** The company, which receives the messages. */
    to: readAddress('MAIL_TO', env['MAIL_TO']),
    /** The public origin of the provider, with which links in mails start. */
    origin,
    /** The public origin of the site, which mails name. */
    siteOrigin,
  };
}

/** The URL may contain a password, so errors repeat nothing of it. */
function readServer(text: string) {
  const example = 'such as smtp://user:password@mail.example.com:587';
  if (!/^smtps?:\/\//.test(text))
    throw new ConfigError(`SMTP_URL must begin with smtp:// or smtps://, ${example}.`);
  if (!URL.canParse(text)) throw new ConfigError(`SMTP_URL cannot be parsed. Use a URL ${example}.`);
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (!hostname) throw new ConfigError(`SMTP_URL names no host. Use a URL ${example}.`);
  if (pathname.length > 1 || search || hash)
    throw new ConfigError(
      'SMTP_URL must end after the host and the port. In a password, write / as %2F, ? as %3F and # as %23.',
    );
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : secure ? 465 : 587,
    /** TLS from the start. Otherwise the connection is upgraded with STARTTLS. */
    secure,
    auth: username ? { user: decoded(username), pass: decoded(password) } : undefined,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError('SMTP_URL has invalid percent-encoding in its user or password. Write % as %25.');
  }
}

function readAddress(name: string, text: string | undefined): Address {
  if (text === undefined)
    throw new ConfigError(`SMTP_URL is set, so ${name} must be set to an email address.`);
  const [, before = '', inside = text.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  if (!isMailable(inside))
    throw new ConfigError(
      `${name} is "${text}". Use one email address, such as "Inklake Studio <hello@example.com>".`,
    );
  return { name: before, address: inside };
}
