import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { createMailer } from './mailer.ts';

const mail = { to: { name: '', address: 'owner@example.com' }, subject: 'S', text: 'T' };

/** Servers that do not encrypt correctly. Each adds to `received` what it receives. */
const insecureServers = {
  'does not encrypt': (received: string[]) =>
    createServer((socket) => {
      socket
        .on('error', () => undefined)
        .on('data', (data) => {
          received.push(data.toString('latin1'));
          socket.write(data.includes('DATA') ? '354 go on\r\n' : '250 mail.example.com\r\n');
        });
      socket.write('220 mail.example.com\r\n');
    }).listen(0, '127.0.0.1'),
  'has the certificate of another host': (received: string[]) =>
    new SMTPServer({
      secure: true,
      authOptional: true,
      onData(stream, _session, done) {
        stream.on('data', (data: Buffer) => received.push(data.toString())).once('end', done);
      },
    })
      .on('error', () => undefined)
      .listen(0, '127.0.0.1'),
  'closes the connection': () =>
    createServer((socket) => socket.on('error', () => undefined).destroy()).listen(0, '127.0.0.1'),
};

function getPort(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

it.each(Object.entries(insecureServers))('no encrypted mail is sent when the server %s', async (_, start) => {
  const received: string[] = [];
  const server = start(received);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const port = getPort(server.address());
  const mailer = createMailer({
    server: { host: '127.0.0.1', port, secure: true, auth: undefined },
    from: { name: '', address: 'site@example.com' },
    to: mail.to,
    origin: 'https://www.example.com',
    siteOrigin: 'https://www.example.com',
  });
  await expect(mailer.send('1', mail, AbortSignal.timeout(5000))).rejects.toThrow();
  expect(received.join('')).not.toContain('owner@example.com');
});
