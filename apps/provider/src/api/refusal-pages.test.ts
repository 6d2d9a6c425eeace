import { endpoints, limits } from '@studio/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { smallApp } from '../testing/small-app.ts';

const origin = 'http://localhost';
const message = { name: 'Ada', email: 'ada@example.com', subject: 'A shop', message: 'canary' };
const formType = 'application/x-www-form-urlencoded';

interface Post {
  path?: string;
  query?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends a form as a browser does without JavaScript. */
function start() {
  const limiter = createMemoryLimiter(() => 0);
  const { app, database } = smallApp({ limiters: { local: limiter, shared: limiter } });
  const post = ({ path = endpoints.contact, query = '?lng=en', body, headers }: Post = {}) =>
    app.request(path + query, {
      method: 'POST',
      headers: {
        Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'Content-Type': formType,
        Origin: origin,
        Referer: `${origin}/en`,
        ...headers,
      },
      body: body ?? new URLSearchParams(message).toString(),
    });
  return { app, database, post };
}

const large = `message=${'x'.repeat(128 * 1024)}`;

/** Each refusal with its status and a part of its advice. */
const refusals = [
  ['with an empty field', { body: 'name=+' }, 400, 'Please correct it'],
  ['that is too large', { body: large }, 413, 'Please shorten it'],
  ['in Latin-1', { body: 'name=%e9' }, 400, 'Please send the form again'],
  ['of another type', { headers: { 'Content-Type': 'text/plain' } }, 415, 'Please send the form again'],
  [
    'with a compressed body',
    { headers: { 'Content-Encoding': 'gzip', 'Content-Length': '10' } },
    415,
    'Please send the form again',
  ],
  ['from another origin', { headers: { Origin: 'null' } }, 403, 'Please send the form again'],
] as const satisfies readonly (readonly [string, Post, number, string])[];

describe('a form that was sent without JavaScript', () => {
  it.each(refusals)('%s is refused with a page that says what to do', async (_, sent, status, advice) => {
    const { post, database } = start();
    const response = await post(sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<h1>Your message was not sent</h1>');
    expect(page).toContain(advice);
    expect(page).toContain('go back with your browser');
    expect(page).not.toContain('canary');
    expect(await database.query('SELECT id FROM messages')).toEqual([]);
  });

  it('is refused when too many were sent, and the page says when to try again', async () => {
    const { post } = start();
    const send = (time: number) =>
      post({ body: new URLSearchParams({ ...message, name: `Ada ${String(time)}` }).toString() });
    for (let time = 0; time < 3; time += 1) expect((await send(time)).status).toBe(303);
    const refused = await send(3);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('1200');
    expect(await refused.text()).toContain('Please send the form again in 20 minutes.');
  });

  it('is refused when it cannot be stored', async () => {
    const { post, database } = start();
    await database.query('DROP TABLE messages');
    const refused = await post();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await refused.text()).toContain('We could not save it just now.');
  });

  it.each([
    ['?lng=zh-CN', 'en', 'zh-CN', '您的留言没有发送成功'],
    ['?lng=zh-TW', 'en', 'zh-TW', '您的留言沒有送出'],
    ['', 'zh-HK', 'zh-TW', '您的留言沒有送出'],
    ['?lng=%22onload=', 'fr', 'en', 'Your message was not sent'],
  ])('with the query "%s" by a browser in %s is refused in %s', async (query, accepted, language, title) => {
    const response = await start().post({ query, body: '', headers: { 'Accept-Language': accepted } });
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
  });

  it('for the newsletter is refused with a title of its own', async () => {
    const response = await start().post({ path: endpoints.newsletter, body: 'email=no' });
    expect(await response.text()).toContain('<h1>You are not subscribed yet</h1>');
  });

  it.each([
    [`${origin}/en`, '/en'],
    ['https://evil.example/%22%3e', '/'],
  ])('links to the page in the Referer %s as %s', async (referer, href) => {
    const response = await start().post({ body: '', headers: { Referer: referer } });
    expect(await response.text()).toContain(`<a href="${href}">`);
  });

  it('is accepted with the longest text in every field, in characters of four bytes', async () => {
    const { post } = start();
    const longest = Object.entries(limits).map(([name, limit]): [string, string] => [
      name,
      '🍁'.repeat(limit),
    ]);
    const sent = new URLSearchParams(longest);
    sent.set('email', message.email);
    expect((await post({ body: sent.toString() })).status).toBe(303);
  });
});
