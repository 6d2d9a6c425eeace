import { describe, expect, it } from 'vitest';
import { smallApp } from '../testing/small-app.ts';

const send = async (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) => {
  const { app, database } = smallApp();
  const response = await app.request('/api/v1/newsletter/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  const subscribers = await database.query('SELECT email FROM subscribers');
  return { status: response.status, responseBody: await response.json(), subscribers };
};

describe('a body', () => {
  it.each([
    ['in Latin-1', Buffer.from('{"email":"caf\xe9@example.com"}', 'latin1')],
    ['in UTF-16', Buffer.from('{"email":"a@b.co"}', 'utf16le')],
    ['with incomplete JSON', '{"email":"a@b.co"'],
    ['without content', ''],
  ])('%s is rejected, and nothing is stored', async (_, body) => {
    const { status, responseBody, subscribers } = await send(body);
    expect(status).toBe(400);
    expect(responseBody).toEqual({ code: 400, message: 'Could not parse the body. Send well-formed UTF-8.' });
    expect(subscribers).toEqual([]);
  });

  it('may start with a byte order mark', async () => {
    expect(await send('\ufeff{"email":"a@b.co"}')).toMatchObject({
      status: 201,
      subscribers: [{ email: 'a@b.co' }],
    });
  });

  it.each(['Application/JSON', 'application/json; charset=utf-8', ' application/json ;'])(
    'is accepted as %j',
    async (type) => {
      expect((await send('{"email":"a@b.co"}', { 'Content-Type': type })).status).toBe(201);
    },
  );

  it.each(['text/plain', 'multipart/form-data', 'application/json+x', ''])(
    'is rejected as %j',
    async (type) => {
      expect((await send('{"email":"a@b.co"}', { 'Content-Type': type })).status).toBe(415);
    },
  );

  it.each([
    [128 * 1024, 400],
    [128 * 1024 + 1, 413],
  ])('of %d bytes is answered with %d', async (length, status) => {
    const overhead = '{"email":""}'.length;
    const body = `{"email":"${'x'.repeat(length - overhead)}"}`;
    expect((await send(body, { 'Content-Length': String(length) })).status).toBe(status);
    expect((await send(body)).status).toBe(status);
  });
});
