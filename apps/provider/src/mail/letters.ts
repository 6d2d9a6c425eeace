import type { ConfirmationMail, MessageMail } from '../store/outbox.ts';
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

/** A message from the site, as the company gets it. An answer goes to whoever wrote it. */
export function messageLetter(message: MessageMail, { to, origin }: MailConfig): Letter {
  const { id, name, email, phone, company, language, subject, receivedAt } = message;
  const lines = [
    `Name:     ${name}`,
    `Email:    ${email}`,
    `Phone:    ${phone}`,
    `Company:  ${company}`,
    `Language: ${language ?? ''}`,
    `Received: ${receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Subject:  ${subject}`,
  ];
  return {
    to,
    replyTo: { name, address: email },
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

/** Asks somebody who signed up whether it was really them, in the language that they read. */
export function confirmationLetter(mail: ConfirmationMail, token: string, { origin }: MailConfig): Letter {
  const { words } = wordsFor(mail.language);
  const { subject, greeting, ask, until, ignore, unsubscribe } = words.mail;
  const fill = (text: string) => text.replace('{{site}}', siteOf(origin));
  const link = (path: string, value: string) => `${origin}${path}?token=${value}`;
  const stop = link(linkPaths.unsubscribe, mail.unsubscribeToken);
  const paragraphs = [
    greeting,
    fill(ask),
    link(linkPaths.confirm, token),
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

const siteOf = (origin: string) => new URL(origin).host;
