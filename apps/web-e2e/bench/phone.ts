import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../../tools/chromium.ts';

/** The CPU throttling rate: a phone has a quarter of this machine's speed. */
export const slowdown = 4;

/** The slow 4G profile of Lighthouse, for DevTools throttling. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.474_56 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

export interface Phone {
  page: Page;
  cdp: CDPSession;
  end: () => Promise<void>;
}

/** Opens a page of a slow phone with an empty cache. */
export async function newPhone(browser: Browser, line: 'fast' | 'slow 4G' = 'fast'): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line === 'slow 4G') {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4g);
  }
  return { page, cdp, end: () => context.close() };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
}

/** Returns the path of a route in a language. Node cannot import `localizePath`, because libs/i18n contains TSX. */
export const localizedPath = (path: string, language: string): string =>
  `/${language}${path === '/' ? '' : path}`;
