import { createServer } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';

/** A provider that responds with the email address that it receives. `silence` gets no response, `echo` the headers. */
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { email } = v.parse(v.object({ email: v.string() }), JSON.parse(body));
    if (email === 'silence') return;
    if (email.startsWith('{"code":429')) response.setHeader('Retry-After', '240');
    response.end(email === 'echo' ? JSON.stringify({ code: 400, fields: { ...request.headers } }) : email);
  });
});

let origin = '';
beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
  const address = provider.address();
  if (typeof address !== 'object' || !address) throw new Error('The provider of this test does not listen.');
  origin = `http://127.0.0.1:${String(address.port)}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const answered = (body: string) =>
  createClient({ origin, timeout: 200 }).subscribe(body, { language: 'zh-TW' });

describe('a newsletter sign-up', () => {
  it.each(['{"code":201}', '{"data":{"code":201}}', '{"code":200,"data":{"code":201}}'])(
    'is kept when the provider answers %s',
    async (answer) => {
      expect(await answered(answer)).toEqual({ outcome: 'created' });
    },
  );

  it('is refused with the fields that were wrong', async () => {
    expect(await answered('{"code":400,"message":"…","fields":{"email":"long"}}')).toEqual({
      outcome: 'refused',
      code: 400,
      fields: { email: 'long' },
    });
  });

  it('is refused with the seconds after which it may be tried again', async () => {
    expect(await answered('{"code":429,"message":"…"}')).toEqual({
      outcome: 'refused',
      code: 429,
      fields: {},
      retryAfter: 240,
    });
  });

  it.each(['{"code":200}', '{"code":429}'])('is not kept when the provider answers %s', async (answer) => {
    expect(await answered(answer)).toMatchObject({ outcome: 'refused' });
  });

  it.each(['', 'null', '[]', '"201"', '{"code":"201"}', '<!doctype html>', '{"code":503}', '{"data":null}'])(
    'has found nobody when the provider answers %s',
    async (answer) => {
      expect(await answered(answer)).toEqual({ outcome: 'unreachable' });
    },
  );

  it('gives up on a provider that does not answer in time', async () => {
    expect(await answered('silence')).toEqual({ outcome: 'unreachable' });
  });

  it('has found nobody when no provider is there', async () => {
    const nobody = createClient({ origin: 'http://127.0.0.1:1' });
    expect(await nobody.subscribe('a@example.com', { language: 'en' })).toEqual({ outcome: 'unreachable' });
  });

  it('tells the provider which language the visitor reads', async () => {
    expect(await answered('echo')).toMatchObject({
      fields: { 'content-type': 'application/json', 'content-language': 'zh-TW' },
    });
  });
});

describe('a message', () => {
  const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M', phone: '', company: '' };

  it('is sent with all that it holds, and comes back with its id', async () => {
    const client = createClient({ origin });
    const sent = await client.sendContact(
      { ...message, email: '{"data":{"code":201,"id":"7"}}' },
      { language: 'en' },
    );
    expect(sent).toEqual({ outcome: 'created', id: '7' });
  });

  it('is given up when its visitor leaves', async () => {
    const leaving = new AbortController();
    const sending = createClient({ origin }).sendContact(
      { ...message, email: 'silence' },
      { language: 'en', signal: leaving.signal },
    );
    leaving.abort();
    expect(await sending).toEqual({ outcome: 'unreachable' });
  });
});

describe('the URL of a name card', () => {
  it.each([
    ['', '/api/v1/wechat/namecard/mei?transparent=true&color=%230a4d5c'],
    [
      'https://api.example.com',
      'https://api.example.com/api/v1/wechat/namecard/mei?transparent=true&color=%230a4d5c',
    ],
  ])('is at the provider: %j', (at, url) => {
    expect(createClient({ origin: at }).nameCardUrl('mei', { color: '#0a4d5c' })).toBe(url);
  });

  it('cannot be led elsewhere by the name of a person', () => {
    expect(createClient().nameCardUrl('../../x?y', { color: '#000000', transparent: false })).toBe(
      '/api/v1/wechat/namecard/..%2F..%2Fx%3Fy?transparent=false&color=%23000000',
    );
  });
});
