import { expect } from 'vitest';
import { readFile } from './built-site.ts';
import { describeHost, headersOf, securityHeaders } from './describe-host.ts';
import { send } from './host.ts';
import { providerHost } from './provider-host.ts';
import { test } from '../provider-test.ts';

describeHost(providerHost);

test('the rules in _headers set the same security headers as the provider', async ({ provider }) => {
  const [everywhere = ''] = readFile('_headers').toString().split('\n\n');
  const rules = new Map(
    everywhere.split('\n').map((line) => {
      const [, header = '', value = ''] = /^ {2}(\S+): (.*)$/.exec(line) ?? [];
      return [header.toLowerCase(), value] as const;
    }),
  );
  const found = Object.fromEntries(securityHeaders.map((header) => [header, rules.get(header)]));
  expect(found).toEqual(headersOf(await send(provider, { path: '/en' }), securityHeaders));
});
