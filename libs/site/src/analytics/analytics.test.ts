import { afterEach, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { AnalyticsModule, Counted } from './service.ts';

const counted: Counted[] = [];
let isOnline = false;
const service: AnalyticsModule = {
  connect: () => ({ count: (event) => void counted.push(event), setConsent: () => undefined }),
};

vi.mock('../hydration/idle.ts', () => ({ idle: () => Promise.resolve() }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('counts what was queued when its code could not be loaded at first', async () => {
  vi.stubGlobal('navigator', {});
  const count = createAnalytics({
    load: () => (isOnline ? Promise.resolve(service) : Promise.reject(new Error('Offline'))),
    options: {},
    asksForConsent: false,
  });
  const page = { path: '/', title: 'Home' };
  count({ page });
  await vi.dynamicImportSettled();
  expect(counted).toEqual([]);

  isOnline = true;
  const click = { category: 'Navigation', action: 'Click' };
  await vi.waitFor(() => {
    count({ click });
    expect(counted).toContainEqual({ page });
  });
  expect(counted).toContainEqual({ click });
});
