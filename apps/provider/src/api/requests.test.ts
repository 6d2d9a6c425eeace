import { beforeEach, describe, expect, it } from 'vitest';
import { startProviderWithSite } from '../testing/provider-with-site.ts';

const { url, database } = await startProviderWithSite();

beforeEach(() => {
  database.exec('DELETE FROM subscribers');
});

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const send = async (body: string | Buffer<ArrayBuffer> | ReadableStream, type = json) => {
  const response = await fetch(`${url}/api/v1/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    redirect: 'manual',
    // A stream has no Content-Length.
    duplex: 'half',
  });
  const subscribers = database.prepare('SELECT email FROM subscribers').all();
  return { status: response.status, responseBody: await response.text(), subscribers };
};

describe('a body', () => {
  it.each([
    ['in Latin-1', json, Buffer.from('{"email":"caf\xe9@example.com"}', 'latin1')],
    ['in UTF-16', json, Buffer.from('{"email":"a@b.co"}', 'utf16le')],
    ['with incomplete JSON', json, '{"email":"a@b.co"'],
    ['without content', json, ''],
    ['of a form in Latin-1', form, 'email=caf%e9@example.com'],
    ['of a form with a name in Latin-1', form, 'email=a@b.co&caf%e9='],
    ['of a form with invalid percent-encoding', form, 'email=%zz@example.com'],
  ])('%s is rejected, and nothing is stored', async (_, type, body) => {
    const { status, responseBody, subscribers } = await send(body, type);
    expect(status).toBe(400);
    expect(JSON.parse(responseBody)).toEqual({
      code: 400,
      message: 'Could not parse the body. Send well-formed UTF-8.',
    });
    expect(subscribers).toEqual([]);
  });

  it.each([
    ['JSON with a byte order mark', json, '\ufeff{"email":"a@b.co"}', 201, 'a@b.co'],
    ['a form with encoded characters', form, 'x&=&email=+a%2Bb%40caf%C3%A9.co', 303, 'a+b@café.co'],
    ['a form with the field twice, of which the last counts', form, 'email=x&email=a@b.co', 303, 'a@b.co'],
  ])('may be %s', async (_, type, body, status, email) => {
    expect(await send(body, type)).toMatchObject({ status, subscribers: [{ email }] });
  });

  it.each(['Application/JSON', 'application/json; charset=utf-8', ' application/json ;'])(
    'is accepted as %j',
    async (type) => {
      expect((await send('{"email":"a@b.co"}', type)).status).toBe(201);
    },
  );

  it.each(['text/plain', 'multipart/form-data', 'application/json+x', ''])(
    'is rejected as %j',
    async (type) => {
      expect((await send('{"email":"a@b.co"}', type)).status).toBe(415);
    },
  );

  it.each([
    [128 * 1024, 400],
    [128 * 1024 + 1, 413],
  ])('of %d bytes is answered with %d', async (length, status) => {
    const overhead = '{"email":""}'.length;
    const body = `{"email":"${'x'.repeat(length - overhead)}"}`;
    expect((await send(body)).status).toBe(status);
    expect((await send(new Blob([body]).stream())).status).toBe(status);
  });
});
