import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { serve } from './serve.ts';
import { serveApp } from '../testing/serve-app.ts';
import { keepAliveAgent, sendRequest } from '../testing/visitors.ts';

const app = new Hono().get('/', (context) => context.text('hello'));
const getPort = (url: string) => Number(new URL(url).port);

describe('a provider on the network', () => {
  it('reports in one sentence that its port is in use', async () => {
    const { url, stop } = await serveApp(app);
    const port = getPort(url);
    await expect(serveApp(app, { port })).rejects.toThrow(
      new ConfigError(
        `Port ${String(port)} is in use. Stop the program that uses it, or set PORT to another one.`,
      ),
    );
    await stop();
  });

  it('reports in one sentence that its host is invalid', async () => {
    await expect(serveApp(app, { host: 'nowhere.invalid' })).rejects.toThrow(ConfigError);
  });

  it('answers every keep-alive client while it stops', async () => {
    const { url, stop } = await serve(app, { host: '127.0.0.1', port: 0 });
    const agent = keepAliveAgent(4);
    const visits = Array.from({ length: 4 }, async () => {
      for (;;) {
        // It rejects when a connection breaks.
        const { status, headers } = await sendRequest(agent, url);
        expect(status).toBe(200);
        if (headers['connection'] === 'close') return;
      }
    });
    await Promise.all([stop(), ...visits]);
    agent.destroy();
  });

  it('answers a request that arrived while the event loop was blocked until it stopped listening', async () => {
    const { url, stop } = await serve(app, { host: '127.0.0.1', port: 0, timeouts: { drain: 20 } });
    const socket = connect(getPort(url), '127.0.0.1');
    const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    socket.write(request);
    await once(socket, 'data');
    const stopped = stop();
    socket.write(request);
    for (const startTime = performance.now(); performance.now() - startTime < 50;);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n/i);
    await stopped;
  });

  it('stops although an idle client stays connected', async () => {
    const { url, stop } = await serveApp(app, { timeouts: { stop: 100 } });
    const socket = connect(getPort(url), '127.0.0.1');
    await new Promise((connected) => socket.once('connect', connected));
    await stop();
    socket.destroy();
  });
});
