// Measures the first click on a page: from the click event to the end of the first frame with the heading of the next
// page. The home page is open for 1.5 s and the pointer is on the link for 100 ms, with the CPU at a quarter of its
// speed, on loopback and on slow 4G (starting when the pointer moves). Pass route ids to measure only these.
import { routes } from '@studio/content';
import type { Browser } from '@playwright/test';
import { startProvider } from '../src/provider.ts';
import { localizedPath, median, slow4g, slowdown, startBrowser } from './phone.ts';

const lines = ['loopback', 'slow 4G'];
const rounds = Number(process.env['ROUNDS'] ?? 5);
const asked = process.argv.slice(2);
// No page links to the link page.
const targets = routes.filter(({ id }) =>
  asked.length > 0 ? asked.includes(id) : id !== 'home' && id !== 'linktree',
);

async function measureClick(browser: Browser, url: string, path: string, line: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The home page links to most pages, the sitemap to all.
  await page.goto(url + localizedPath('/', 'en'));
  const selector = `:is(header, main, footer) a[href="${path}"]`;
  if ((await page.locator(selector).count()) === 0) await page.goto(url + localizedPath('/sitemap', 'en'));
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);

  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = NaN;
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
        const heading = () =>
          [...document.querySelectorAll('h1')].find((element) => element.checkVisibility())?.textContent;
        const before = heading();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now() - clicked);
        };
        const observer = new MutationObserver(() => {
          const now = heading();
          if (now === undefined || now === before) return;
          observer.disconnect();
          // A message that is posted before a frame is painted is delivered after it.
          requestAnimationFrame(() => {
            port2.postMessage(0);
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  if (line === 'slow 4G') {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4g);
  }
  await link.hover();
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
  const milliseconds = await Promise.race([
    shown,
    page.waitForTimeout(20_000).then(() => {
      throw new Error(`${path} was not shown within 20 s of the click (${line}).`);
    }),
  ]);
  await context.close();
  return milliseconds;
}

const provider = await startProvider(process.env['SITE_DIR']);
const browser = await startBrowser();
try {
  console.log(`First click to the next heading in ms, median of ${String(rounds)} visits (worst)`);
  const medians = new Map(lines.map((line) => [line, [] as number[]]));
  for (const { path, id } of targets) {
    const cells = [id.padEnd(24)];
    for (const [line, ofPages] of medians) {
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        found.push(await measureClick(browser, provider.url, localizedPath(path, 'en'), line));
      ofPages.push(median(found));
      cells.push(`${line} ${median(found).toFixed()} (${Math.max(...found).toFixed()})`);
    }
    console.log(cells.join('  '));
  }
  for (const [line, ofPages] of medians)
    console.log(`Median of all pages on ${line}: ${median(ofPages).toFixed()} ms`);
} finally {
  await browser.close();
  await provider.stop();
}
