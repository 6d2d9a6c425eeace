// How long a click on a link takes until the heading of the next page is there, on a phone, when the page was prefetched:
// from the time of the click event to the end of the first frame that has the heading. The words behind the command are
// the routes to go to.
import { routes } from '@studio/content';
import type { Browser } from '@playwright/test';
import { startProvider, untilAwake } from '../src/world.ts';
import { addressOf, median, newPhone, startBrowser } from './phone.ts';

const rounds = Number(process.env['ROUNDS'] ?? 15);
const asked = process.argv.slice(2);
/** It links to every page. */
const start = addressOf('/sitemap', 'en');
const targets = routes.filter(({ id }) =>
  asked.length > 0 ? asked.includes(id) : id !== 'sitemap' && id !== 'linktree',
);

async function click(browser: Browser, url: string, path: string, line: 'fast' | 'slow 4G'): Promise<number> {
  const { page, end } = await newPhone(browser, line);
  await page.goto(url + start);
  await untilAwake(page);
  const link = page.locator('main').locator(`a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await link.evaluate(async (element) => {
    const isAwake = () => Object.keys(element).some((key) => key.startsWith('__react'));
    const fetched = () => performance.getEntriesByType('resource').length;
    for (let before = -1; !isAwake() || fetched() !== before;) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  });
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = NaN;
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
        const before = document.querySelector('h1')?.textContent;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now() - clicked);
        };
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading === undefined || heading === before) return;
          observer.disconnect();
          // A message that is sent before a frame is drawn comes after it.
          requestAnimationFrame(() => {
            port2.postMessage(0);
          });
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
  );
  await link.click();
  const ms = await shown;
  await end();
  return ms;
}

const provider = await startProvider(process.env['SITE_DIR']);
const browser = await startBrowser();
const rows: Record<string, string>[] = [];
for (const { path, id } of targets) {
  const row: Record<string, string> = { 'to the page': id };
  for (const line of ['fast', 'slow 4G'] as const) {
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push(await click(browser, provider.url, addressOf(path, 'en'), line));
    row[line] = median(found).toFixed(0);
    row[`${line}, worst`] = Math.max(...found).toFixed(0);
  }
  rows.push(row);
}
await browser.close();
await provider.stop();
console.log(`\nClick to heading in ms, at a quarter of the speed, the median of ${String(rounds)} visits`);
console.table(rows);
