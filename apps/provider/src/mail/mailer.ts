import { createTransport } from 'nodemailer';
import type { MailConfig } from './mail-config.ts';
import type { OutgoingMail } from './mail-templates.ts';

export type Mailer = ReturnType<typeof createMailer>;

/** Sends mails by SMTP, each over its own connection: they are rare, so no connection is kept open. */
export function createMailer({ server, from, origin }: MailConfig) {
  const { hostname } = new URL(origin);
  // A mail server on the same machine often has no certificate, and the connection does not leave the machine.
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(server.host);
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    ...(server.auth && { auth: server.auth }),
    requireTLS: !isLocal && server.auth !== undefined,
    ignoreTLS: isLocal,
    dnsTimeout: 10_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    socketCloseTimeout: 1000,
    // Mails contain input of visitors, which must not make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    /** Resolves when the mail server has accepted the mail. The same id results in the same Message-ID. */
    async send(id: string, mail: OutgoingMail, signal: AbortSignal): Promise<void> {
      const { to, replyTo, subject, text, html, unsubscribe } = mail;
      await transport.sendMail({
        messageId: `<${id}@${hostname}>`,
        from,
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        ...(html !== undefined && { html }),
        headers: {
          // Prevents automatic replies.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
        },
        signal,
      });
    },
  };
}

/** https://www.rfc-editor.org/rfc/rfc8058: mail programs show a button that sends a POST to the URL. */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
