// Measures the first click on a page: from the click event to the end of the first frame that shows the heading of the next
// page. The home page has been open for 1.5 s and the pointer has been on the link for 100 ms, at a quarter of this
// machine's speed, on loopback and on slow 4G (from the pointer's move on). Pass route ids to measure only these.
import { routes } from '@studio/content';
import type { Browser } from '@playwright/test';
import { startProvider } from '../src/world.ts';
import { addressOf, median, slow4g, slowdown, startBrowser } from './phone.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const asked = process.argv.slice(2);
const targets = routes.filter(({ id }) => (asked.length > 0 ? asked.includes(id) : id !== 'home'));

async function measureClick(browser: Browser, url: string, path: string, line: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The home page links to most pages, the sitemap to all.
  await page.goto(url + addressOf('/', 'en'));
  const selector = `:is(header, main, footer) a[href="${path}"]`;
  if ((await page.locator(selector).count()) === 0) await page.goto(url + addressOf('/sitemap', 'en'));
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
          // A message that is posted before a frame is painted arrives after it.
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
  const milliseconds = await shown;
  await context.close();
  return milliseconds;
}

const provider = await startProvider(process.env['SITE_DIR']);
const browser = await startBrowser();
const rows: Record<string, number | string>[] = [];
for (const { path, id } of targets) {
  const row: Record<string, number | string> = { 'to the page': id };
  for (const line of ['loopback', 'slow 4G']) {
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push(await measureClick(browser, provider.url, addressOf(path, 'en'), line));
    row[line] = Math.round(median(found));
    row[`${line}, worst`] = Math.round(Math.max(...found));
  }
  rows.push(row);
}
await browser.close();
await provider.stop();
console.log(
  `\nFirst click to the next heading in ms, at a quarter of the speed, median of ${String(rounds)} visits`,
);
console.table(rows);
for (const line of ['loopback', 'slow 4G'])
  console.log(`${line}: ${String(median(rows.map((row) => Number(row[line]))))} ms, the median of all pages`);
