import { endpoints, limits } from '@studio/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startProviderWithSite } from '../testing/provider-with-site.ts';

const { url, database } = await startProviderWithSite({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
const message = { name: 'Ada', email: 'ada@example.com', subject: 'A shop', message: 'canary' };

interface Post {
  path?: string;
  query?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Each test has its own visitor, who is not limited because of the others. */
let visitor = 0;

beforeEach(() => {
  visitor += 1;
  database.exec('DELETE FROM messages');
});

/** Sends a form as a browser does without JavaScript. */
const post = ({ path = endpoints.contact, query = '?lng=en', body, headers }: Post = {}) =>
  fetch(url + path + query, {
    method: 'POST',
    headers: {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: url,
      Referer: `${url}/en`,
      'X-Forwarded-For': `203.0.113.${String(visitor)}`,
      ...headers,
    },
    body: body ?? new URLSearchParams(message).toString(),
    redirect: 'manual',
  });

const readMessages = () => database.prepare('SELECT * FROM messages').all();

const large = `message=${'x'.repeat(128 * 1024)}`;

/** Each refusal with its status and a part of its advice. */
const refusals = [
  ['with an empty field', { body: 'name=+' }, 400, '<strong>Name, Email, Subject, and Message</strong>'],
  [
    'with an empty field in Chinese',
    { body: 'name=Ada&email=ada@example.com&subject=%E2%80%8B&message=x', query: '?lng=zh-TW' },
    400,
    '<strong>主旨</strong>',
  ],
  [
    'with a company that is too long',
    { body: String(new URLSearchParams({ ...message, companyName: 'x'.repeat(121) })) },
    400,
    '<strong>Company</strong>',
  ],
  ['that is too large', { body: large }, 413, 'Please shorten it'],
  ['in Latin-1', { body: 'name=%e9' }, 400, 'Please send the form again'],
  ['of another type', { headers: { 'Content-Type': 'text/plain' } }, 415, 'Please send the form again'],
  ['with a compressed body', { headers: { 'Content-Encoding': 'gzip' } }, 415, 'Please send the form again'],
  ['from another origin', { headers: { Origin: 'null' } }, 403, 'Please send the form again'],
] as const satisfies readonly (readonly [string, Post, number, string])[];

describe('a form that was sent without JavaScript', () => {
  it('is stored with all its fields, and redirects to the page', async () => {
    const { company, ...others } = { ...message, phone: '+1 613', company: 'Tea & Co' };
    // The name of the control differs from that of the field.
    const sent = { ...others, companyName: company, referral: '' };
    const response = await post({ body: String(new URLSearchParams(sent)) });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/en#sent']);
    expect(readMessages()).toMatchObject([{ ...others, company, language: 'en', quarantine: null }]);
  });

  it.each([
    ['?service=photography-basic', '\n\nservice=photography-basic'],
    ['?lng=en&plan=booking&billing=yearly', '\n\nplan=booking&billing=yearly'],
    ['?q=two+words%0A', ''],
    [`?plan=${'a'.repeat(100)}`, ''],
  ])('names what the visitor chose with %s', async (query, end) => {
    await post({ headers: { Referer: `${url}/en/contact${query}` } });
    expect(readMessages()).toMatchObject([{ message: message.message + end }]);
  });

  it.each(refusals)('%s is refused with a page that says what to do', async (_, sent, status, advice) => {
    const response = await post(sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toMatch(/<h1>(?:Your message was not sent|您的留言沒有送出)<\/h1>/);
    expect(page).toContain(advice);
    expect(page).toMatch(/go back with your browser|用瀏覽器回到上一頁/);
    expect(page).not.toContain('canary');
    expect(readMessages()).toEqual([]);
  });

  it('is refused when too many were sent, and the page says when to try again', async () => {
    const send = (time: number) =>
      post({ body: new URLSearchParams({ ...message, name: `Ada ${String(time)}` }).toString() });
    for (let time = 0; time < 5; time += 1) expect((await send(time)).status).toBe(303);
    const refused = await send(5);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^1[12]\d$/);
    expect(await refused.text()).toContain(
      'Too many requests came from your connection. Please send the form again in 2 minutes.',
    );
  });

  it('is refused when it cannot be stored', async () => {
    database.exec('ALTER TABLE messages RENAME TO elsewhere');
    const refused = await post();
    database.exec('ALTER TABLE elsewhere RENAME TO messages');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await refused.text()).toContain('We could not save it just now.');
  });

  it.each([
    ['?lng=zh-CN', 'en', 'zh-CN', '您的留言没有发送成功'],
    ['?lng=zh-TW', 'en', 'zh-TW', '您的留言沒有送出'],
    ['', 'zh-HK', 'zh-TW', '您的留言沒有送出'],
    ['?lng=%22onload=', 'fr', 'en', 'Your message was not sent'],
  ])('with the query "%s" by a browser in %s is refused in %s', async (query, accepted, language, title) => {
    const response = await post({ query, body: '', headers: { 'Accept-Language': accepted } });
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}" dir="ltr">`);
    expect(page).toContain(`<h1>${title}</h1>`);
  });

  it('for the newsletter is refused with a title of its own', async () => {
    const page = await (await post({ path: endpoints.newsletter, body: 'email=no' })).text();
    expect(page).toContain('<h1>You are not subscribed yet</h1>');
    expect(page).toContain('<strong>Email</strong>');
  });

  it.each([
    [`${url}/en`, '/en'],
    ['https://evil.example/%22%3e', '/'],
  ])('links to the page in the Referer %s as %s', async (referer, href) => {
    const response = await post({ body: '', headers: { Referer: referer } });
    expect(await response.text()).toContain(`<a href="${href}">`);
  });

  it('is accepted with the longest text in every field, in characters of four bytes', async () => {
    const longest = Object.entries(limits).map(([name, limit]): [string, string] => [
      name,
      '🍁'.repeat(limit),
    ]);
    const sent = new URLSearchParams(longest);
    sent.set('email', message.email);
    expect((await post({ body: sent.toString() })).status).toBe(303);
  });
});
