import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFile } from './built-site.ts';
import { describeHost, headersOf, securityHeaders } from './describe-host.ts';
import { ask, type Host } from './host.ts';
import { provider } from './provider.ts';

describeHost(provider);

let host: Host;
beforeAll(async () => {
  host = await provider.start();
});
afterAll(() => host.stop());

test('the rules in _headers set the same security headers as the provider', async () => {
  const [everywhere = ''] = readFile('_headers').toString().split('\n\n');
  const rules = new Map(
    everywhere.split('\n').map((line) => {
      const [, header = '', value = ''] = /^ {2}(\S+): (.*)$/.exec(line) ?? [];
      return [header.toLowerCase(), value] as const;
    }),
  );
  const found = Object.fromEntries(securityHeaders.map((header) => [header, rules.get(header)]));
  expect(found).toEqual(headersOf(await ask(host, { path: '/en' }), securityHeaders));
});
