import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('returns the origin without a path', () => {
    expect(readEnvironment({ VITE_SITE_ORIGIN: 'https://www.example.com/' })).toEqual({
      origin: 'https://www.example.com',
      measurementId: undefined,
      asksForConsent: false,
      sharePictures: true,
      apiOrigin: undefined,
    });
  });

  it('reads every variable', () => {
    const variables = { VITE_GA_ID: 'G-1', VITE_ANALYTICS_CONSENT: 'ask', SHARE_IMAGES: 'off' };
    expect(readEnvironment({ ...variables, VITE_API_ORIGIN: 'https://api.example.com/' })).toEqual({
      origin: undefined,
      measurementId: 'G-1',
      asksForConsent: true,
      sharePictures: false,
      apiOrigin: 'https://api.example.com',
    });
  });

  it.each([
    [{ VITE_SITE_ORIGIN: 'www.example.com' }, 'VITE_SITE_ORIGIN is "www.example.com". Use an address'],
    [{ VITE_API_ORIGIN: 'api.example.com' }, 'VITE_API_ORIGIN is "api.example.com". Use an address'],
    [{ VITE_GA_ID: 'UA-1' }, 'VITE_GA_ID is "UA-1". Use a measurement id'],
    [{ VITE_GA_ID: 'G-1', VITE_ANALYTICS_CONSENT: 'yes' }, 'VITE_ANALYTICS_CONSENT is "yes". Use "ask"'],
    [{ VITE_ANALYTICS_CONSENT: 'ask' }, 'VITE_ANALYTICS_CONSENT asks for nothing without VITE_GA_ID.'],
    [{ SHARE_IMAGES: 'on' }, 'SHARE_IMAGES is "on". Use "off"'],
  ])('refuses %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  it('reads only variables on which the cache of the build depends', () => {
    const nx = readFileSync(join(import.meta.dirname, '../../../../nx.json'), 'utf8');
    const read = new Set<string>();
    readEnvironment(
      new Proxy<Record<string, string>>(
        {},
        {
          get(_, name) {
            read.add(String(name));
            return undefined;
          },
        },
      ),
    );
    expect([...read].filter((name) => !nx.includes(`{ "env": "${name}" }`))).toEqual([]);
  });
});
