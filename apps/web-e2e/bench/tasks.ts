// Lists what keeps the main thread busy after the first paint: every task that takes more than 50 ms on a phone with a
// quarter of this machine's speed, in ms of this machine's CPU. Time in which the thread waits for other programs does not
// count, so the sums differ less between visits than Total Blocking Time. Arguments are paths, such as `/en`.
import type { Browser } from '@playwright/test';
import { startProvider } from '../src/provider.ts';
import { median, slowdown, startBrowser } from './phone.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/en', '/zh-TW/services/one-stop-service'];
const longest = 50 / slowdown;

/** An event of Chromium's trace. Times are in microseconds, `tdur` is that of the thread's CPU. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { beginData?: { url?: string } };
}

interface Task {
  milliseconds: number;
  parts: string;
}

const notable =
  /^(Layout|UpdateLayoutTree|Paint|ParseHTML|ParseAuthorStyleSheet|FunctionCall|v8\.evaluateModule)$/;
const cpu = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

async function visit(browser: Browser, url: string): Promise<Task[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading', 'v8'] });
  await page.goto(url);
  await page.waitForTimeout(2500);
  const trace = await browser.stopTracing();
  await context.close();
  // The documented format of a trace.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const parsed = traceEvents.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === url);
  const events = traceEvents.filter(({ pid, tid }) => pid === parsed?.pid && tid === parsed.tid);
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts;
  if (painted === undefined)
    throw new Error(`${url} was not painted. A path that redirects cannot be measured.`);
  return events
    .filter((task) => task.name.endsWith('RunTask') && end(task) > painted && cpu(task) > longest)
    .map((task) => ({
      milliseconds: cpu(task),
      parts: events
        .filter(
          (part) => notable.test(part.name) && part.ts >= task.ts && end(part) <= end(task) && cpu(part) > 2,
        )
        .map((part) => `${part.name} ${cpu(part).toFixed()}`)
        .join(', '),
    }));
}

const blocking = (tasks: readonly Task[]) =>
  tasks.reduce((sum, { milliseconds }) => sum + milliseconds - longest, 0);

const provider = await startProvider(process.env['SITE_DIR']);
const browser = await startBrowser();
try {
  for (const path of paths) {
    const visits: Task[][] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, provider.url + path));
    const middle = median(visits.map(blocking));
    console.log(
      `\n${path}: ${middle.toFixed()} ms beyond ${String(longest)} ms a task, median of ${String(rounds)} visits`,
    );
    for (const { milliseconds, parts } of visits.find((tasks) => blocking(tasks) === middle) ?? [])
      console.log(`${milliseconds.toFixed(1).padStart(7)}  ${parts}`);
  }
} finally {
  await browser.close();
  await provider.stop();
}
