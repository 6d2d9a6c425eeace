import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { serve } from './serve.ts';
import { serveApp } from '../testing/serve-app.ts';
import { getClientAddress } from './client-address.ts';

const app = new Hono().get('/', (context) => context.text('hello'));
const getPort = (url: string) => Number(new URL(url).port);

describe('a provider on the network', () => {
  it('knows the address of a client', async () => {
    const addressApp = new Hono().get('/', (context) => context.text(getClientAddress(context, 0)));
    const { url, stop } = await serveApp(addressApp);
    expect(await (await fetch(url)).text()).toBe('127.0.0.1');
    await stop();
  });

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
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const responses: { status: number | undefined; connection: string | undefined }[] = [];
    let stopped = false;
    const visit = () =>
      new Promise<void>((done, failed) => {
        get(url, { agent }, (response) => {
          responses.push({ status: response.statusCode, connection: response.headers.connection });
          response.resume().once('end', done);
        }).once('error', failed);
      });
    const visitor = async () => {
      while (!stopped) {
        await visit();
        if (responses.at(-1)?.connection === 'close') return;
      }
    };
    const visitors = [visitor(), visitor(), visitor(), visitor()];
    const stopping = stop();
    await Promise.all(visitors);
    stopped = true;
    await stopping;
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(responses.filter(({ connection }) => connection === 'close').length).toBeGreaterThanOrEqual(1);
    agent.destroy();
  });

  it('stops although an idle client stays connected', async () => {
    const { url, stop } = await serveApp(app, { timeouts: { stop: 100 } });
    const socket = connect(getPort(url), '127.0.0.1');
    await new Promise((connected) => socket.once('connect', connected));
    await stop();
    socket.destroy();
  });
});
