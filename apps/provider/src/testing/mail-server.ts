import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Received {
  /** Whom it was really handed to, whatever its header says. */
  to: string[];
  headers: ReadonlyMap<string, string>;
  /** The header as it came over the line. */
  rawHeaders: string;
  text: string;
}

/** How the server answers what is handed to it. A silent one takes it too, but never says so. */
export type Behaviour = 'take' | 'refuse for now' | 'refuse for good' | 'know no mailbox' | 'silent' | 'cut';

/** A real mail server on this machine. A test may change how it behaves at any time. */
export async function startMailServer(behaviour: Behaviour = 'take', port = 0) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = { behaviour, received, attempts: 0, port, close };

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    // Looking its client up would make it greet late.
    disableReverseLookup: true,
    onConnect(_session, done) {
      server.attempts += 1;
      done();
    },
    onRcptTo(_address, _session, done) {
      done(server.behaviour === 'know no mailbox' ? refusal(550, 'No such mailbox') : null);
    },
    onData(stream, { envelope }, done) {
      if (server.behaviour === 'cut') {
        stream.once('data', () => {
          for (const socket of sockets) socket.destroy();
        });
        return;
      }
      const taken = text(stream).then((raw) => {
        if (server.behaviour === 'refuse for now') {
          done(refusal(451, 'Try again later'));
          return;
        }
        if (server.behaviour === 'refuse for good') {
          done(refusal(554, 'We do not like this'));
          return;
        }
        received.push(read(raw, envelope.rcptTo));
        if (server.behaviour !== 'silent') done();
      });
      // A sender that is stopped halfway leaves half a message, which no test waits for.
      taken.catch(() => undefined);
    },
  });
  // Whoever gives up on a silent server leaves it with half a conversation.
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

const refusal = (responseCode: number, message: string) =>
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
