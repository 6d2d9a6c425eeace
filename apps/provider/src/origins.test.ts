import { describe, expect, it } from 'vitest';
import { smallApp } from './testing/small-app.ts';

const newsletter = '/api/v1/newsletter/subscribe';
const own = 'https://www.example.com';
const friend = 'https://shop.example.com';

const kinds = {
  'application/json': '{"email":"a@b.co"}',
  'application/x-www-form-urlencoded': 'email=a%40b.co',
};
const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site'];
const senders = [undefined, own, 'http://localhost', 'https://evil.example', 'http://localhost:81', 'null'];

/** Who comes from a page of the site, or from no page at all. */
function isWelcome(site: string | undefined, origin: string | undefined): boolean {
  if (origin === own || site === 'same-origin' || site === 'none') return true;
  return site === undefined && (origin === undefined || origin === 'http://localhost');
}

const matrix = Object.keys(kinds).flatMap((type) =>
  sites.flatMap((site) => senders.map((origin) => ({ type, site, origin }))),
);

describe('a form', () => {
  it.each(matrix)(
    'as $type, from a page that is $site and of $origin, is kept only if it is ours',
    async (from) => {
      const { app, database } = smallApp({ origins: { own, allowed: [] } });
      const headers = new Headers({ 'Content-Type': from.type });
      if (from.site) headers.set('Sec-Fetch-Site', from.site);
      if (from.origin) headers.set('Origin', from.origin);
      const body = from.type === 'application/json' ? kinds['application/json'] : 'email=a%40b.co';
      const answer = await app.request(newsletter, { method: 'POST', headers, body });

      const welcome = isWelcome(from.site, from.origin);
      expect([201, 303].includes(answer.status)).toBe(welcome);
      if (!welcome) expect(answer.status).toBe(403);
      expect(await database.query('SELECT email FROM subscribers')).toHaveLength(welcome ? 1 : 0);
    },
  );

  it.each(['text/plain', 'multipart/form-data', 'application/json+x', ''])(
    'is refused as %j',
    async (type) => {
      const { app } = smallApp();
      const answer = await app.request(newsletter, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: '{}',
      });
      expect(answer.status).toBe(415);
    },
  );
});

describe('a page of another site', () => {
  const ask = (allowed: readonly string[], init: RequestInit) =>
    smallApp({ origins: { own, allowed } }).app.request(newsletter, init);
  const preflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  const post = (origin: string) => ({
    method: 'POST',
    headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
    body: kinds['application/json'],
  });

  it.each([friend, 'https://evil.example', 'null', own])('may not use the API from %s', async (origin) => {
    const { headers } = await ask([], preflight(origin));
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('may when its owner allows it, without cookies', async () => {
    const asked = await ask([friend], preflight(friend));
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(friend);
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    const answer = await ask([friend], post(friend));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(friend);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(answer.headers.get('Vary')).toContain('Origin');
  });

  it.each([
    'https://shop.example.com.evil.example',
    'http://shop.example.com',
    'https://shop.example.com:444',
    'null',
  ])('is not taken for an allowed one at %s', async (origin) => {
    const answer = await ask([friend], post(origin));
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('may show name cards and read words when it is allowed, and only then', async () => {
    const paths = ['/api/v1/wechat/namecard/mei', '/locales/en/home.json'];
    const policyOf = async (path: string, allowed: readonly string[]) => {
      const { headers } = await smallApp({ origins: { own, allowed } }).app.request(path, {
        headers: { Origin: friend },
      });
      return [headers.get('Cross-Origin-Resource-Policy'), headers.get('Access-Control-Allow-Origin')];
    };
    for (const path of paths) {
      expect(await policyOf(path, [])).toEqual(['same-origin', null]);
      expect(await policyOf(path, [friend])).toEqual(['cross-origin', friend]);
    }
  });
});

describe('an address that is only looked at', () => {
  it('changes nothing that is kept', async () => {
    const { app, database } = smallApp();
    await app.request(newsletter, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: kinds['application/json'],
    });
    const tables = ['messages', 'subscribers', 'outbox', 'confirmations', 'limits'];
    const all = () => Promise.all(tables.map((table) => database.query(`SELECT * FROM ${table}`)));
    const before = await all();
    const token = String(before[1]?.[0]?.['unsubscribe_token']);
    expect(token).toMatch(/^[\w-]{22}$/);
    const fields = 'name=Ada&email=ada@example.com&subject=S&message=M';
    for (const path of [
      `/api/v1/contact?${fields}`,
      `${newsletter}?email=ada@example.com`,
      `/api/v1/newsletter/confirm?token=${token}`,
      `/api/v1/newsletter/unsubscribe?token=${token}`,
      '/api/v1/reports',
      '/api/v1/wechat/namecard/mei',
      '/api/v1/openapi.json',
      '/healthz',
      '/en',
    ])
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await app.request(path, { method });
    expect(await all()).toEqual(before);
  });
});
