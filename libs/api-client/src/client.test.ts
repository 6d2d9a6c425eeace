import { createServer } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';

/** A provider that answers whatever the test asks for in the e-mail address. */
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { email } = v.parse(v.object({ email: v.string() }), JSON.parse(body));
    if (email === 'silence') return;
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

const answered = (body: string) => createClient({ origin, timeout: 200 }).subscribe(body, 'zh-TW');

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
    expect(await nobody.subscribe('a@example.com', 'en')).toEqual({ outcome: 'unreachable' });
  });

  it('tells the provider which language the visitor reads', async () => {
    expect(await answered('echo')).toMatchObject({
      fields: { 'content-type': 'application/json', 'content-language': 'zh-TW' },
    });
  });
});
