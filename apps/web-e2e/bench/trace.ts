import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; data?: { url?: string; functionName?: string } };
}

export interface Task {
  ms: number;
  /** What took most of it, each without what it contains. */
  parts: string;
}

/** The longest task of the page's own thread while this happens, as Chrome's trace tells it. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Task> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  });
  await act();
  const trace = await browser.stopTracing();
  // The format of Chrome. https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const events = traceEvents.filter((event) => event.ph === 'X' && threads.has(threadOf(event)));
  const [longest] = events
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return longest ? { ms: lengthOf(longest), parts: partsOf(longest, events) } : { ms: 0, parts: '' };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)} ${String(tid)}`;
const lengthOf = ({ dur = 0 }: TraceEvent) => dur / 1000;

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const inside = events
    .filter(
      (event) =>
        threadOf(event) === threadOf(task) &&
        event.ts >= task.ts &&
        event.ts + (event.dur ?? 0) <= task.ts + (task.dur ?? 0),
    )
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const own = new Map<string, number>();
  const add = (event: TraceEvent, ms: number) => own.set(event.name, (own.get(event.name) ?? 0) + ms);
  const around: TraceEvent[] = [];
  for (const event of inside) {
    while (around.length > 0 && endOf(around.at(-1)) <= event.ts) around.pop();
    const outer = around.at(-1);
    if (outer) add(outer, -lengthOf(event));
    add(event, lengthOf(event));
    around.push(event);
  }
  return [...own]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    .join(', ');
}

const endOf = (event: TraceEvent | undefined) => (event ? event.ts + (event.dur ?? 0) : 0);
