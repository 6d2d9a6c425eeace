import { afterEach, expect, it, vi } from 'vitest';
import { createAnalytics, type Counted } from './analytics.ts';

const counted: Counted[] = [];
let isOnline = false;

vi.mock('../hydration/idle.ts', () => ({ idle: () => Promise.resolve() }));
vi.mock('./counting.ts', () => ({
  startCounting: () => {
    if (!isOnline) throw new Error('Offline');
    return (event: Counted) => counted.push(event);
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('counts what was queued when its code could not be loaded at first', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  const analytics = createAnalytics({ measurementId: 'G-TEST' });
  const page = { path: '/', title: 'Home' };
  analytics.pageView(page);
  await vi.dynamicImportSettled();
  expect(counted).toEqual([]);

  isOnline = true;
  const click = { category: 'Navigation', action: 'Click' };
  await vi.waitFor(() => {
    analytics.click(click);
    expect(counted).toContainEqual({ page });
  });
  expect(counted).toContainEqual({ click });
});
