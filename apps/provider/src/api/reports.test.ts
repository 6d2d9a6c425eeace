import { describe, expect, it } from 'vitest';
import { smallApp } from '../testing/small-app.ts';

const send = async (body: string, type = 'application/reports+json') => {
  const { app, lines } = smallApp();
  const answer = await app.request('/api/v1/reports', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  const logged = lines.map((line): unknown => JSON.parse(line));
  return { answer, logged };
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

describe('a report of a browser', () => {
  it('that a policy was broken is one short line of the log, without what a visitor has written', async () => {
    const { answer, logged } = await send(JSON.stringify([report]));
    expect(answer.status).toBe(204);
    expect(logged).toMatchObject([
      {
        rule: 'script-src-elem',
        page: 'https://www.example.com/contact',
        stopped: 'https://evil.example/x.js',
      },
      { path: '/api/v1/reports', status: 204 },
    ]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('that nothing was stopped raises no alarm', async () => {
    const level = async (disposition: string) => {
      const { logged } = await send(JSON.stringify([{ ...report, body: { ...report.body, disposition } }]));
      return logged[0];
    };
    expect(await level('enforce')).toMatchObject({ level: 40 });
    expect(await level('report')).toMatchObject({ level: 30 });
  });

  it('that repeats itself does not fill the log', async () => {
    const { logged } = await send(JSON.stringify(Array(50).fill(report)));
    expect(logged).toHaveLength(6);
  });

  it.each([
    ['{}', 400],
    ['[{"type":"csp-violation"}]', 400],
    ['nonsense', 400],
  ])('that is none, such as %s, is refused', async (body, status) => {
    expect((await send(body)).answer.status).toBe(status);
  });

  it('is refused as another kind', async () => {
    expect((await send('[]', 'text/plain')).answer.status).toBe(415);
  });
});
