import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailer } from './mailer.ts';

const letter = { to: { name: '', address: 'owner@example.com' }, subject: 'S', text: 'T' };

/** What a mail server may do where it should encrypt. Each says its port, and all that it was told. */
const broken = {
  async 'speaks in plain text'() {
    const told: string[] = [];
    const server = createServer((socket) => {
      socket
        .on('error', () => undefined)
        .on('data', (data) => {
          told.push(data.toString('latin1'));
          socket.write(data.includes('DATA') ? '354 go on\r\n' : '250 mail.example.com\r\n');
        });
      socket.write('220 mail.example.com\r\n');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    return { port: portOf(server.address()), told };
  },
  async 'has the certificate of somebody else'() {
    const told: string[] = [];
    const server = new SMTPServer({
      secure: true,
      authOptional: true,
      onData(stream, _session, done) {
        stream.on('data', (data: Buffer) => told.push(data.toString())).once('end', done);
      },
    });
    server.on('error', () => undefined);
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    onTestFinished(() => {
      server.close();
    });
    return { port: portOf(listening.address()), told };
  },
  async 'ends the conversation'() {
    const server = createServer((socket) => socket.on('error', () => undefined).destroy());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    return { port: portOf(server.address()), told: [] };
  },
};

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The system gives no port.');
  return address.port;
}

describe('a letter for a server that must encrypt', () => {
  it.each(Object.entries(broken))('stays here when it %s', async (_, start) => {
    const { port, told } = await start();
    const mailer = createMailer({
      server: { host: '127.0.0.1', port, secure: true, auth: undefined },
      from: { name: '', address: 'site@example.com' },
      to: letter.to,
      origin: 'https://www.example.com',
    });
    await expect(mailer.send('1', letter, AbortSignal.timeout(5000))).rejects.toThrow();
    expect(told.join('')).not.toContain('owner@example.com');
  });
});
