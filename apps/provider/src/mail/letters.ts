import type { ConfirmationMail, DigestMail, MessageMail } from '../store/outbox.ts';
import { isMailable } from './address.ts';
import type { Address, MailConfig } from './mail-config.ts';
import { wordsFor } from './words.ts';

/** What stands in one mail. All of it is text: whoever sends it brings it into the form of a mail. */
export interface Letter {
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  /** Where its reader can unsubscribe. */
  unsubscribe?: string;
}

/** Where the links of mails lead. Both pages only show a button: programs that look at links in mails change nothing. */
export const linkPaths = {
  confirm: '/api/v1/newsletter/confirm',
  unsubscribe: '/api/v1/newsletter/unsubscribe',
} as const;

export const unsubscribeLink = (origin: string, token: string) =>
  `${origin}${linkPaths.unsubscribe}?token=${token}`;

/** A message from the site, as the company gets it. An answer goes to whoever wrote it. */
export function messageLetter(message: MessageMail, { to, origin }: MailConfig): Letter {
  const { id, name, email, phone, company, language, subject, receivedAt } = message;
  const lines = [
    `Name:     ${name}`,
    `Email:    ${email}`,
    `Phone:    ${phone}`,
    `Company:  ${company}`,
    `Language: ${language ?? ''}`,
    `Received: ${momentOf(receivedAt)}`,
    `Subject:  ${subject}`,
  ];
  return {
    to,
    // The contract takes no other. Programs fold and read what is none in ways of their own.
    ...(isMailable(email) && { replyTo: { name, address: email } }),
    subject: `${siteOf(origin)}: ${subject}`,
    text: [
      ...lines.map((line) => line.trimEnd()),
      '',
      message.message,
      '',
      '-- ',
      `From the contact form of ${origin}, where it is kept as ${id}.`,
      '',
    ].join('\n'),
  };
}

/** Many messages at once, each with its beginning. The company reads the rest, and answers, from where they are kept. */
export function digestLetter({ messages }: DigestMail, { to, origin }: MailConfig): Letter {
  const entries = messages.map(({ id, name, email, subject, message, receivedAt }) =>
    [
      `${momentOf(receivedAt)}  ${id}`,
      `${name} <${email}>`,
      subject,
      ...message.split('\n').map((line) => `    ${line}`.trimEnd()),
    ].join('\n'),
  );
  return {
    to,
    subject: `${siteOf(origin)}: ${String(messages.length)} messages`,
    text: [
      'More messages came from the contact form than are mailed one by one.',
      'Only the first 500 characters of each stand here. To read one whole:',
      'npm run provider -- messages show ID',
      ...entries,
      `-- \nFrom the contact form of ${origin}, where they are kept.\n`,
    ].join('\n\n'),
  };
}

/** Asks somebody who signed up whether it was really them, in the language that they read. */
export function confirmationLetter(mail: ConfirmationMail, token: string, { origin }: MailConfig): Letter {
  const { words } = wordsFor(mail.language);
  const { subject, greeting, ask, until, ignore, unsubscribe } = words.mail;
  const fill = (text: string) => text.replace('{{site}}', siteOf(origin));
  const stop = unsubscribeLink(origin, mail.unsubscribeToken);
  const paragraphs = [
    greeting,
    fill(ask),
    `${origin}${linkPaths.confirm}?token=${token}`,
    until,
    ignore,
    `${unsubscribe}\n${stop}`,
  ];
  return {
    to: { name: '', address: mail.email },
    subject: fill(subject),
    text: `${paragraphs.join('\n\n')}\n`,
    unsubscribe: stop,
  };
}

const momentOf = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const siteOf = (origin: string) => new URL(origin).host;
