import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { googleAnalytics, plausible } from '../analytics/index.ts';
import { readEnvironment as read } from './environment.ts';

const readEnvironment = (variables: Record<string, string>) => read(variables, [googleAnalytics, plausible]);

describe('readEnvironment', () => {
  it('returns the origin without a path', () => {
    expect(readEnvironment({ VITE_SITE_ORIGIN: 'https://www.example.com/' })).toEqual({
      origin: 'https://www.example.com',
      analytics: undefined,
      asksForConsent: false,
      sharePictures: true,
      apiOrigin: undefined,
    });
  });

  it('reads every variable', () => {
    const variables = { VITE_GA_ID: 'G-1', VITE_ANALYTICS_CONSENT: 'ask', SHARE_IMAGES: 'off' };
    expect(readEnvironment({ ...variables, VITE_API_ORIGIN: 'https://api.example.com/' })).toEqual({
      origin: undefined,
      analytics: googleAnalytics.service('G-1'),
      asksForConsent: true,
      sharePictures: false,
      apiOrigin: 'https://api.example.com',
    });
  });

  it.each([
    [{ VITE_SITE_ORIGIN: 'www.example.com' }, 'VITE_SITE_ORIGIN is "www.example.com". Use a URL'],
    [{ VITE_API_ORIGIN: 'api.example.com' }, 'VITE_API_ORIGIN is "api.example.com". Use a URL'],
    [{ VITE_GA_ID: 'UA-1' }, 'VITE_GA_ID is "UA-1". Use a measurement id'],
    [{ VITE_GA_ID: 'G-1', VITE_ANALYTICS_CONSENT: 'yes' }, 'VITE_ANALYTICS_CONSENT is "yes". Use "ask"'],
    [
      { VITE_PLAUSIBLE_ORIGIN: 'stats.example.com' },
      'VITE_PLAUSIBLE_ORIGIN is "stats.example.com". Use an origin',
    ],
    [
      { VITE_ANALYTICS_CONSENT: 'ask' },
      'VITE_ANALYTICS_CONSENT asks for nothing without VITE_GA_ID or VITE_PLAUSIBLE_ORIGIN.',
    ],
    [
      { VITE_GA_ID: 'G-1', VITE_PLAUSIBLE_ORIGIN: 'https://stats.example.com' },
      'The site can have one analytics service. Set VITE_GA_ID or VITE_PLAUSIBLE_ORIGIN.',
    ],
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
