import { isMailable } from '@studio/api-client/contract';
import type { ConfirmationMail, DigestMail, MessageMail, QuarantineMail } from '../store/outbox.ts';
import type { Address, MailConfig } from './mail-config.ts';
import { negotiateTranslations, siteName, type MailSite } from './negotiate-translations.ts';

/** The content of a mail. The mailer encodes it. */
export interface OutgoingMail {
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html?: string;
  /** The unsubscribe URL of the recipient. */
  unsubscribe?: string;
}

/** Both pages change nothing on GET, because some programs open the links of a mail. */
export const linkPaths = {
  confirm: '/api/v1/newsletter/confirm',
  unsubscribe: '/api/v1/newsletter/unsubscribe',
} as const;

export const unsubscribeLink = (origin: string, token: string) =>
  `${origin}${linkPaths.unsubscribe}?token=${token}`;

/** A message for the company, in the first language of the site. A reply goes to the visitor. */
export function renderMessageMail(
  message: MessageMail,
  config: MailConfig,
  site: MailSite = {},
): OutgoingMail {
  const { language: reader, translations } = negotiateTranslations(site.languages?.[0], undefined, site);
  const { owner } = translations.mail;
  const own = siteName(reader, site, config.siteOrigin);
  const { id, name, email, phone, company, language, subject, receivedAt } = message;
  const rows = [
    [owner.name, name],
    [owner.email, email],
    [owner.phone, phone],
    [owner.company, company],
    [owner.language, language ?? ''],
    [owner.received, formatTime(receivedAt)],
    [owner.subject, subject],
  ] as const;
  const widest = Math.max(...rows.map(([label]) => widthOf(label)));
  const lines = rows.map(([label, value]) => `${label}:${' '.repeat(widest - widthOf(label) + 1)}${value}`);
  return {
    ...renderCompanyMail(config, own, subject, [
      lines.map((line) => line.trimEnd()).join('\n'),
      message.message,
      `-- \n${owner.stored.replace('{{site}}', config.siteOrigin).replace('{{id}}', id)}\n`,
    ]),
    // Mail programs parse others in different ways.
    ...(isMailable(email) && { replyTo: { name, address: email } }),
  };
}

/** Many messages in one mail, each truncated. The complete messages are in the owner's tool. */
export function renderDigestMail(
  { messages }: DigestMail,
  config: MailConfig,
  site: MailSite = {},
): OutgoingMail {
  const entries = messages.map(({ id, name, email, subject, message, receivedAt }) =>
    [
      `${formatTime(receivedAt)}  ${id}`,
      `${name} <${email}>`,
      subject,
      ...message.split('\n').map((line) => `    ${line}`.trimEnd()),
    ].join('\n'),
  );
  return renderCompanyMail(config, ownerSite(site, config), `${String(messages.length)} messages`, [
    'More messages came from the contact form than are mailed one by one.',
    'This mail contains the first 500 characters of each. The owner’s tool shows a complete message:',
    'messages show ID',
    ...entries,
    `-- \nFrom the contact form of ${config.siteOrigin}, where they are stored.\n`,
  ]);
}

/** Reminds the owner that messages were not mailed because they look automated. */
export function renderQuarantineMail(
  { messages }: QuarantineMail,
  config: MailConfig,
  site: MailSite = {},
): OutgoingMail {
  const number = messages === 1 ? '1 message' : `${String(messages)} messages`;
  return renderCompanyMail(config, ownerSite(site, config), `${number} in quarantine`, [
    `The contact form of ${config.siteOrigin} has ${number} in quarantine.`,
    'Messages that look automated are not mailed, but some may be from people. The owner’s tool lists them, and shows one:',
    'messages list --quarantined\nmessages show ID',
    'This releases a message, and mails it:',
    'messages release ID',
    'Messages that are not released are deleted 30 days after they arrived.\n',
  ]);
}

const ownerSite = (site: MailSite, { siteOrigin }: MailConfig) =>
  siteName(site.languages?.[0] ?? '', site, siteOrigin);

/** The columns of a label in a monospaced typeface. */
const widthOf = (label: string) => label.length + (label.match(wide)?.length ?? 0);

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const renderCompanyMail = (
  { to }: MailConfig,
  name: string,
  subject: string,
  paragraphs: readonly string[],
): OutgoingMail => ({ to, subject: `${name}: ${subject}`, text: paragraphs.join('\n\n') });

/** Asks a new subscriber to confirm the address (double opt-in), in the language of the sign-up. */
export function renderConfirmationMail(
  mail: ConfirmationMail,
  token: string,
  { origin, siteOrigin }: MailConfig,
  site: MailSite = {},
): OutgoingMail {
  const { language, translations } = negotiateTranslations(mail.language, undefined, site);
  const name = siteName(language, site, siteOrigin);
  const { subject, greeting, ask, until, ignore, unsubscribe } = translations.mail;
  const unsubscribeUrl = unsubscribeLink(origin, mail.unsubscribeToken);
  const paragraphs = [
    greeting,
    fillSite(ask, name),
    `${origin}${linkPaths.confirm}?token=${token}`,
    until,
    ignore,
    `${unsubscribe}\n${unsubscribeUrl}`,
  ];
  return {
    to: { name: '', address: mail.email },
    subject: fillSite(subject, name),
    text: `${paragraphs.join('\n\n')}\n`,
    unsubscribe: unsubscribeUrl,
  };
}

const formatTime = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Fills in the name of the site. */
export const fillSite = (text: string, name: string) => text.replace('{{site}}', () => name);
