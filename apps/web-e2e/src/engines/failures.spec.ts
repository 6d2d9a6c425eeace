import { setTimeout as delay } from 'node:timers/promises';
import { languages, localizePath, type Path } from '@studio/content';
import { answered, type EngineBrowser, type EnginePage } from './engine.ts';
import { expect, test } from './engine-test.ts';
import { startFaultProxy, type Fault } from './fault-proxy.ts';
import { notShown, reportTexts } from './texts.ts';

/** What happens to the file. The promise resolves when the page was read without it. */
const faults = {
  'answers with an error': () => ({ status: 500 }),
  'is cut off': () => ({ disconnect: true }),
  'never arrives': () => ({ hang: true }),
  'arrives last': (wasRead) => ({ until: wasRead }),
} as const satisfies Record<string, (wasRead: Promise<null>) => Fault>;

/**
 * The time in milliseconds within which every text must be painted after the document is received. It takes half a
 * second to two; the limit allows for a machine with other work.
 */
const patience = 10_000;

/** The pages of a test that are open at the same time. Each waits for most of its time. */
const pagesAtOnce = 2;

/** Each fault on one page. The home page and that of a service have every kind of file. */
const cases = [
  ['the home page', '/', 'never arrives'],
  ['the page of the one-stop service', '/services/one-stop-service', 'is cut off'],
  ['the FAQ', '/faq', 'answers with an error'],
  ['the FAQ', '/faq', 'arrives last'],
] as const satisfies readonly (readonly [string, Path, keyof typeof faults])[];

/** Scripts and translations that a page needs to hydrate, its stylesheet and its typeface. */
async function requestedFiles(engine: EngineBrowser, url: string): Promise<string[]> {
  const page = await engine.newPage();
  await page.goto(url);
  const files = await page.evaluate(async () => {
    const root = document.documentElement;
    await new Promise<void>((resolve) => {
      const look = () => {
        if (root.dataset['hydrated'] === 'page') resolve();
      };
      new MutationObserver(look).observe(root, { attributes: true });
      look();
    });
    // The stylesheet may arrive after the scripts.
    while (!performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.css')))
      await new Promise((resolve) => setTimeout(resolve, 50));
    await document.fonts.ready;
    const requests = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const requested = [...new Set(requests)];
    // Files that the document does not reference are prefetched for other pages.
    const boot = [...document.scripts].map(({ textContent }) => textContent).join();
    const needed = requested.filter((path) => boot.includes(path));
    const isEntry = (path: string) => path.includes('/entry-client');
    const parts = needed.filter((path) => path.endsWith('.js') && !isEntry(path));
    return [
      ...needed.filter(isEntry),
      // The page and a part of it. The others are requested in the same way.
      ...parts.slice(0, 2),
      ...needed.filter((path) => path.endsWith('.json')),
      ...requested.filter((path) => /\.(?:css|woff2)$/.test(path)),
    ];
  });
  await page.close();
  return files;
}

/** Returns the unreadable texts of a page with one failing file: soon after it is received, and later. */
async function readWithout(
  page: EnginePage,
  target: string,
  url: string,
  file: string,
  what: keyof typeof faults,
) {
  const { promise: wasRead, resolve: release } = Promise.withResolvers<null>();
  const fault: Fault = faults[what](wasRead);
  // Each proxy has its own port, so that nothing is in the cache.
  const proxy = await startFaultProxy(target, { getFault: (path) => (path === file ? fault : undefined) });
  try {
    // The page before it may reload once, without one of its scripts, and end this navigation.
    await page.goto(proxy.url + url).catch(() => page.goto(proxy.url + url));
    const early = await unreadable(page);
    release(null);
    // On a busy machine, a page asks for a lazy part late.
    await expect.poll(() => proxy.requests, { message: `the requests, with ${file}` }).toContain(file);
    await delay(1000);
    return { early, late: await unreadable(page) };
  } finally {
    await proxy.stop();
  }
}

/** Returns the texts that are still unreadable after the time limit. */
async function unreadable(page: EnginePage): Promise<string[]> {
  for (;;) {
    // A page without one of its scripts may reload once, and then has the same time again.
    const paint = await answered(page.evaluate(reportPaint));
    const texts = await answered(page.evaluate(reportTexts, { except: notShown.withJavaScript }));
    if (paint && texts) {
      const found = [...paint.obstacles, ...texts.hidden];
      if (found.length === 0 || paint.age > patience) return found;
    }
    await delay(50);
  }
}

/** Returns what prevents texts with a layout box from being painted. Runs in the page. */
function reportPaint(): { age: number; obstacles: string[] } {
  const [arrival] = performance.getEntriesByType('navigation');
  const end = arrival instanceof PerformanceNavigationTiming ? arrival.responseEnd : 0;
  // A stylesheet that blocks rendering, and a font that hides its text while it loads.
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const hiding = [...document.fonts].filter(
    ({ status, display }) => status === 'loading' && (display === 'auto' || display === 'block'),
  );
  return {
    age: performance.now() - end,
    obstacles: [
      ...(isPainted ? [] : ['Nothing was painted.']),
      ...hiding.map(({ family }) => `Texts in ${family}`),
    ],
  };
}

for (const [index, [page, path, what]] of cases.entries())
  test(`${page} can be read when one of its files ${what}`, async ({ engine, provider }) => {
    // On a busy machine, a page may take seconds for each file.
    test.setTimeout(400_000);
    const { code } = languages[index % languages.length] ?? languages[0];
    const url = localizePath(path, code);
    const files = await requestedFiles(engine, provider.url + url);
    expect(files).toEqual(
      expect.arrayContaining([expect.stringMatching(/\.js$/), expect.stringMatching(/\.css$/)]),
    );
    const queue = files.values();
    const readAll = async () => {
      const page = await engine.newPage();
      for (const file of queue) {
        const { early, late } = await readWithout(page, provider.url, url, file, what);
        expect.soft(early, `soon after the document, ${file}`).toEqual([]);
        expect.soft(late, `later, ${file}`).toEqual([]);
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, readAll));
  });
