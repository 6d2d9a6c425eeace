import { describe, expect, it } from 'vitest';
import { smallApp } from '../testing/small-app.ts';

const send = async (body: string, type = 'application/reports+json') => {
  const { app, lines } = smallApp();
  const response = await app.request('/api/v1/reports', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  const logged = lines.map((line): unknown => JSON.parse(line));
  return { response, logged };
};

const report = {
  type: 'csp-violation',
  age: 10,
  url: 'https://www.example.com/contact?message=secret',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://www.example.com/contact?message=secret',
    blockedURL: 'https://evil.example/x.js?secret',
    effectiveDirective: 'script-src-elem',
    sample: 'secret',
  },
};

describe('a violation report of a browser', () => {
  it('is logged on one short line, without input of the visitor', async () => {
    const { response, logged } = await send(JSON.stringify([report]));
    expect(response.status).toBe(204);
    expect(logged).toMatchObject([
      {
        directive: 'script-src-elem',
        page: 'https://www.example.com/contact',
        blocked: 'https://evil.example/x.js',
      },
      { path: '/api/v1/reports', status: 204 },
    ]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('in report-only mode is logged as info', async () => {
    const level = async (disposition: string) => {
      const { logged } = await send(JSON.stringify([{ ...report, body: { ...report.body, disposition } }]));
      return logged[0];
    };
    expect(await level('enforce')).toMatchObject({ level: 40 });
    expect(await level('report')).toMatchObject({ level: 30 });
  });

  it('with many violations logs only the first five', async () => {
    const { logged } = await send(JSON.stringify(Array(50).fill(report)));
    expect(logged).toHaveLength(6);
  });

  it.each([
    ['{}', undefined, 400],
    ['[{"type":"csp-violation"}]', undefined, 400],
    ['nonsense', undefined, 400],
    ['[]', 'text/plain', 415],
  ])('that is invalid, such as %s of the type %s, is rejected', async (body, type, status) => {
    expect((await send(body, type)).response.status).toBe(status);
  });
});
