import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Received {
  /** The recipients of the SMTP envelope. */
  to: string[];
  headers: ReadonlyMap<string, string>;
  /** The header lines as they were sent. */
  rawHeaders: string;
  text: string;
}

/** How the server responds to a mail. `hang` accepts it without a response. */
export type Behavior =
  'accept' | 'reject temporarily' | 'reject permanently' | 'unknown mailbox' | 'hang' | 'disconnect';

/** An SMTP server on this machine. Tests may change its behavior at any time. */
export async function startMailServer(behavior: Behavior = 'accept', port = 0) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = { behavior, received, attempts: 0, port, close };

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    // A reverse DNS lookup delays the greeting.
    disableReverseLookup: true,
    onConnect(_session, done) {
      server.attempts += 1;
      done();
    },
    onRcptTo(_address, _session, done) {
      done(server.behavior === 'unknown mailbox' ? smtpError(550, 'No such mailbox') : null);
    },
    onData(stream, { envelope }, done) {
      if (server.behavior === 'disconnect') {
        stream.once('data', () => {
          for (const socket of sockets) socket.destroy();
        });
        return;
      }
      const reading = text(stream).then((raw) => {
        if (server.behavior === 'reject temporarily') {
          done(smtpError(451, 'Try again later'));
          return;
        }
        if (server.behavior === 'reject permanently') {
          done(smtpError(554, 'Message rejected'));
          return;
        }
        received.push(read(raw, envelope.rcptTo));
        if (server.behavior !== 'hang') done();
      });
      // An interrupted sender leaves an incomplete message, which no test needs.
      reading.catch(() => undefined);
    },
  });
  // A sender that times out leaves an incomplete session.
  smtp.on('error', () => undefined);
  const listening = smtp.listen(port, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address === 'object' && address) server.port = address.port;

  function close(): Promise<void> {
    return new Promise((resolve) => {
      smtp.close(resolve);
    });
  }
  onTestFinished(close);
  return server;
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

function read(raw: string, recipients: readonly { address: string }[]): Received {
  const [rawHeaders = '', ...rest] = raw.split('\r\n\r\n');
  const headers = new Map(
    rawHeaders
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), decodeWords(value.join(': '))];
      }),
  );
  return {
    to: recipients.map(({ address }) => address),
    headers,
    rawHeaders,
    text: decodeBody(rest.join('\r\n\r\n'), headers.get('content-transfer-encoding')).replaceAll(
      '\r\n',
      '\n',
    ),
  };
}

/** https://www.rfc-editor.org/rfc/rfc2047 */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, encoding = '', word = '']) =>
          encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quoted(word.replaceAll('_', ' ')),
        ),
      ).toString(),
    );
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(body.replaceAll('=\r\n', '')).toString() : body;
}

const quoted = (value: string) =>
  Buffer.from(
    value.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
