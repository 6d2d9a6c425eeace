import { describe, expect, it } from 'vitest';
import { smallApp } from '../testing/small-app.ts';

const send = async (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) => {
  const { app, database } = smallApp();
  const answer = await app.request('/api/v1/newsletter/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  const kept = await database.query('SELECT email FROM subscribers');
  return { status: answer.status, said: await answer.json(), kept };
};

describe('a body', () => {
  it.each([
    ['whose letters are lost on the way', Buffer.from('{"email":"caf\xe9@example.com"}', 'latin1')],
    ['of another alphabet', Buffer.from('{"email":"a@b.co"}', 'utf16le')],
    ['that ends too early', '{"email":"a@b.co"'],
    ['that is empty', ''],
  ])('%s is refused, and nothing of it is kept', async (_, body) => {
    const { status, said, kept } = await send(body);
    expect(status).toBe(400);
    expect(said).toEqual({ code: 400, message: 'The body cannot be read. Is it UTF-8, and well-formed?' });
    expect(kept).toEqual([]);
  });

  it('may begin with a mark of its alphabet', async () => {
    expect(await send('\ufeff{"email":"a@b.co"}')).toMatchObject({
      status: 201,
      kept: [{ email: 'a@b.co' }],
    });
  });

  it.each(['Application/JSON', 'application/json; charset=utf-8', ' application/json ;'])(
    'is taken as %j',
    async (type) => {
      expect((await send('{"email":"a@b.co"}', { 'Content-Type': type })).status).toBe(201);
    },
  );

  it.each([
    [32 * 1024, 400],
    [32 * 1024 + 1, 413],
  ])('of %d bytes is answered with %d', async (length, status) => {
    const around = '{"email":""}'.length;
    const body = `{"email":"${'x'.repeat(length - around)}"}`;
    expect((await send(body, { 'Content-Length': String(length) })).status).toBe(status);
    expect((await send(body)).status).toBe(status);
  });
});
