import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from './plausible.ts';

const request = vi.fn<(url: string, init: { method: string; body: string }) => Promise<Response>>();

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('document', { referrer: 'https://search.example/' });
  vi.stubGlobal('location', new URL('https://www.example.com/en/faq'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const sent = () =>
  request.mock.calls.map(([url, { method, body }]) => [url, method, JSON.parse(body) as unknown]);

it('sends page views and clicks to the API of Plausible', () => {
  const { count } = connect({ origin: 'https://stats.example.com' });
  count({ page: { path: '/en/faq?q=backup', title: 'FAQ' } });
  count({ click: { category: 'Navigation', action: 'Click', label: 'Contact' } });
  const url = 'https://stats.example.com/api/event';
  const always = { domain: 'example.com', referrer: 'https://search.example/' };
  expect(sent()).toEqual([
    [url, 'POST', { ...always, name: 'pageview', url: 'https://www.example.com/en/faq?q=backup' }],
    [
      url,
      'POST',
      {
        ...always,
        name: 'Click',
        url: 'https://www.example.com/en/faq',
        props: { category: 'Navigation', label: 'Contact' },
      },
    ],
  ]);
});

it('ignores a server that cannot be reached', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  connect({ origin: 'https://stats.example.com' }).count({ page: { path: '/', title: 'Home' } });
  await expect(request.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
});
