import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@studio/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { freePort } from '../testing/free-port.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailSettings } from '../testing/owner.ts';
import { startProvider } from '../testing/provider.ts';
import { cannotTrace, traceCalls } from '../testing/strace.ts';

describe('what a visitor writes', () => {
  it.skipIf(cannotTrace)(
    `has the provider neither read a file nor call an address when it is mailed ${cannotTrace}`,
    async () => {
      const folder = emptyFolder();
      const secret = join(folder, 'secret.txt');
      writeFileSync(secret, 'nobody may read this');
      const port = await freePort();
      const address = `http://127.0.0.1:${String(port)}/`;
      const server = await startMailServer();
      const env = { ...mailSettings, SMTP_URL: `smtp://127.0.0.1:${String(server.port)}` };
      const provider = await startProvider(await emptyDatabase('SQLite'), { env });
      const trace = await traceCalls(provider.pid, ['openat', 'connect'], join(folder, 'trace'));

      const wishes = [
        secret,
        `file://${secret}`,
        `{"path":"${secret}"}`,
        `{"href":"${address}"}`,
        address,
        `<img src="${address}">`,
        `<!ENTITY x SYSTEM "file://${secret}">`,
        `$(cat ${secret})`,
      ];
      for (const [index, wish] of wishes.entries()) {
        const body = { name: wish, email: `a${String(index)}@example.com`, subject: wish, message: wish };
        const { status } = await fetch(provider.url + endpoints.contact, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...body, company: wish }),
        });
        expect(status).toBe(201);
      }
      await vi.waitFor(() => {
        expect(server.received).toHaveLength(wishes.length);
      }, 10_000);
      await trace.end();
      await provider.end('SIGTERM');

      expect(server.received.filter(({ text }) => text.includes(secret)).length).toBeGreaterThan(3);
      // It has called the mail server, so the trace sees calls.
      expect(trace.seen()).toContain(`htons(${String(server.port)})`);
      expect(trace.seen()).not.toContain(`htons(${String(port)})`);
      expect(trace.seen()).not.toContain('secret.txt');
    },
  );
});
