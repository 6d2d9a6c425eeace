import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';

/** An event that Google's script or the site sends. */
interface Hit {
  /** The measurement id, or the site in Plausible. */
  counts: string;
  /** `page_view`, in Plausible `pageview`, or the action of a click. */
  name: string;
  /** The path of the page, including its query. */
  page: string;
  /** Plausible receives none. */
  title?: string;
  category?: string;
  label?: string;
}

export interface AnalyticsHost {
  /** The received events, in order. */
  hits: Hit[];
  /** How the host responds. */
  behaves: 'well' | 'hangs' | 'is blocked';
  stop: () => void;
}

/** The origin of a Plausible server. */
export const plausibleOrigin = 'https://stats.example.com';

const hosts = /^https:\/\/(?:(?:[\w-]+\.)+(?:googletagmanager|google-analytics)|stats\.example)\.com\//;

/** A mock of Google's script. */
const script = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const { dataLayer } = window;
  const send = (name, { page_location, page_title, page_path, ...others }) => {
    if (window['ga-disable-' + id]) return;
    document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=3600';
    const hit = new URLSearchParams({
      v: '2', tid: id, en: name, dl: page_location ?? location.href, dt: page_title ?? document.title,
    });
    for (const [key, value] of Object.entries(others)) hit.set('ep.' + key, value);
    const url = 'https://region1.google-analytics.com/g/collect?' + hit;
    void fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const read = (entry) => {
    if (String(entry) !== '[object Arguments]') return;
    const [command, name, values = {}] = entry;
    if (command === 'event') send(name, values);
    if (command === 'config' && values.send_page_view !== false) send('page_view', values);
  };
  dataLayer.forEach(read);
  dataLayer.push = (...entries) => {
    entries.forEach(read);
    return Array.prototype.push.apply(dataLayer, entries);
  };
})();`;

/** Mocks the hosts of Google Analytics and of Plausible for all pages of a browser context. */
export async function startAnalyticsHost(context: BrowserContext): Promise<AnalyticsHost> {
  const hits: Hit[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/gtag/js') {
      response.setHeader('Content-Type', 'text/javascript').end(script);
    } else if (pathname === '/g/collect') {
      hits.push(readHit(searchParams));
      response.writeHead(204).end();
    } else if (pathname === '/api/event') {
      hits.push(readEvent(await text(request)));
      response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end();
    } else response.writeHead(404).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The analytics host has no port.');
  const { port } = bound;

  const host: AnalyticsHost = {
    hits,
    behaves: 'well',
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await context.route(hosts, async (route) => {
    if (host.behaves === 'hangs') return;
    if (host.behaves === 'is blocked') {
      await route.abort('blockedbyclient');
      return;
    }
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `http://127.0.0.1:${String(port)}${pathname}${search}` });
    await route.fulfill({ response });
  });
  return host;
}

function readHit(values: URLSearchParams): Hit {
  const { pathname, search } = new URL(values.get('dl') ?? '');
  const category = values.get('ep.event_category');
  const label = values.get('ep.event_label');
  return {
    counts: values.get('tid') ?? '',
    name: values.get('en') ?? '',
    page: pathname + search,
    title: values.get('dt') ?? '',
    ...(category !== null && { category }),
    ...(label !== null && { label }),
  };
}

const plausibleEvent = v.object({
  name: v.string(),
  url: v.string(),
  domain: v.string(),
  props: v.exactOptional(v.object({ category: v.string(), label: v.exactOptional(v.string()) })),
});

function readEvent(body: string): Hit {
  const { name, url, domain, props } = v.parse(plausibleEvent, JSON.parse(body));
  const { pathname, search } = new URL(url);
  return { counts: domain, name, page: pathname + search, ...props };
}
