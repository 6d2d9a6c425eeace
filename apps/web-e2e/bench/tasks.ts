// The longest task of each page on a phone, from the start of the navigation until the page is idle, and again when the
// visitor first scrolls, which wakes what slept. The words behind the command are languages: en and zh-TW without any.
import { routes } from '@studio/content';
import { isLanguage } from '@studio/i18n/languages';
import { startProvider, untilAwake } from '../src/world.ts';
import { addressOf, median, newPhone, startBrowser } from './phone.ts';
import { longestTask, type Task } from './trace.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const asked = process.argv.slice(2);
const chosen = (asked.length > 0 ? asked : ['en', 'zh-TW']).filter(isLanguage);
const only = process.env['ROUTES']?.split(',');

const provider = await startProvider(process.env['SITE_DIR']);
const browser = await startBrowser();

async function visit(address: string): Promise<{ load: Task; wake: Task }> {
  const { page, end } = await newPhone(browser);
  // The browser starts a process for the first page of a site. That is none of the page's doing.
  await page.goto(`${provider.url}/robots.txt`);
  const load = await longestTask(browser, page, async () => {
    await page.goto(provider.url + address, { waitUntil: 'networkidle' });
    await untilAwake(page);
    await page.waitForTimeout(500);
  });
  const wake = await longestTask(browser, page, async () => {
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
  });
  await end();
  return { load, wake };
}

const rows: Record<string, string | number>[] = [];
for (const language of chosen)
  for (const { id, path } of routes) {
    if (only && !only.includes(id)) continue;
    const address = addressOf(path, language);
    const visits: { load: Task; wake: Task }[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(address));
    const middle = (what: 'load' | 'wake') => {
      const ms = median(visits.map((visit) => visit[what].ms));
      return visits.find((visit) => visit[what].ms === ms)?.[what] ?? { ms, parts: '' };
    };
    const load = middle('load');
    const wake = middle('wake');
    rows.push({
      address,
      load: Math.round(load.ms),
      of: load.parts,
      wake: Math.round(wake.ms),
      'of it': wake.parts,
    });
  }

await browser.close();
await provider.stop();
console.log(`\nThe longest task in ms, at a quarter of the speed, the median of ${String(rounds)} visits`);
for (const { address, load, of, wake, 'of it': ofIt } of rows)
  console.log(
    `${String(address).padEnd(48)} load ${String(load).padStart(4)}  (${String(of)})  wake ${String(wake).padStart(4)}  (${String(ofIt)})`,
  );
