import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@studio/api-client/contract';
import { expect, it, vi } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { findFreePort } from '../../../../tools/free-port.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailSettings } from '../testing/owner.ts';
import { startProvider } from '../testing/provider.ts';
import { traceCalls, traceSkipReason } from '../testing/strace.ts';

it.skipIf(traceSkipReason)(`text in a mail opens no file and no connection ${traceSkipReason}`, async () => {
  const folder = emptyFolder();
  const secret = join(folder, 'secret.txt');
  writeFileSync(secret, 'secret content');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${String(port)}/`;
  const server = await startMailServer();
  const env = { ...mailSettings, SMTP_URL: `smtp://127.0.0.1:${String(server.port)}` };
  const provider = await startProvider(await emptyDatabase('SQLite'), { env });
  const trace = await traceCalls(provider.pid, ['openat', 'connect'], join(folder, 'trace'));

  const payloads = [
    secret,
    `file://${secret}`,
    `{"path":"${secret}"}`,
    `{"href":"${url}"}`,
    url,
    `<img src="${url}">`,
    `<!ENTITY x SYSTEM "file://${secret}">`,
    `$(cat ${secret})`,
  ];
  for (const [index, payload] of payloads.entries()) {
    const body = {
      name: payload,
      email: `a${String(index)}@example.com`,
      subject: payload,
      message: payload,
    };
    const { status } = await fetch(provider.url + endpoints.contact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, company: payload }),
    });
    expect(status).toBe(201);
  }
  await vi.waitFor(() => {
    expect(server.received).toHaveLength(payloads.length);
  }, 10_000);
  await trace.end();
  await provider.end('SIGTERM');

  expect(server.received.filter(({ text }) => text.includes(secret)).length).toBeGreaterThan(3);
  // The connection to the mail server shows that the trace works.
  expect(trace.output()).toContain(`htons(${String(server.port)})`);
  expect(trace.output()).not.toContain(`htons(${String(port)})`);
  expect(trace.output()).not.toContain('secret.txt');
});
