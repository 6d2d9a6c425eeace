import { createTransport } from 'nodemailer';
import type { Letter } from './letters.ts';
import type { MailConfig } from './mail-config.ts';

export interface Mailer {
  /** Resolves when the mail server has taken the letter. The same id always makes the same Message-ID. */
  send: (id: string, letter: Letter, signal: AbortSignal) => Promise<void>;
}

/** Sends letters by SMTP, each over a connection of its own: they are few, and nothing is left open between them. */
export function createMailer({ server, from, origin }: MailConfig): Mailer {
  const { hostname } = new URL(origin);
  // A mail server on this very machine often has no certificate, and nobody listens between the two.
  const local = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(server.host);
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    ...(server.auth && { auth: server.auth }),
    requireTLS: !local && server.auth !== undefined,
    ignoreTLS: local,
    dnsTimeout: 10_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    socketCloseTimeout: 1000,
    // A letter is text that visitors wrote. Nothing in it may make the provider read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(id, { to, replyTo, subject, text, unsubscribe }, signal) {
      await transport.sendMail({
        messageId: `<${id}@${hostname}>`,
        from,
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        headers: {
          // Asks programs that answer by themselves not to.
          'Auto-Submitted': 'auto-generated',
          // https://www.rfc-editor.org/rfc/rfc8058: mail programs offer a button that posts to the address.
          ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(unsubscribe && { list: { unsubscribe: { url: unsubscribe } } }),
        signal,
      });
    },
  };
}
