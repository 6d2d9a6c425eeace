import type { Page } from '@playwright/test';

/** A phone, a tablet, a desk, and a tall window, which shows what lies below the first screen. */
export const viewports = [
  { width: 375, height: 812 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1440, height: 2560 },
] as const;

/** The largest shift that no reader notices. */
export const maxShift = 0.003;

/** The cumulative layout shift so far. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 50, 0);
      }),
  );
