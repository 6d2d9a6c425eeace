/** What a scan by the HTTP Observatory of Mozilla looks at. */
export interface Scanned {
  headers: Headers;
  html: string;
}

/** Points on top of, or below, the hundred that every site begins with. */
export type Points = Readonly<Record<string, number>>;

/** The scan that everybody can ask for today, and that of its source, which looks at two headers more. */
export interface Scores {
  fourth: number;
  sixth: number;
  points: Points;
}

/** Points for a good answer only count for a site that loses no more than ten for bad ones. */
const leastForExtra = 90;

/**
 * Counts as the Observatory does, for a site that is reached by HTTPS and is not yet on the list of browsers.
 * https://github.com/mdn/mdn-http-observatory/blob/94042bbfbf9f1af722ad9114ada6d271dcb525b9/src/grader/charts.js
 */
export function scoresOf(scanned: Scanned): Scores {
  const { headers } = scanned;
  const of = (name: string) => headers.get(name)?.toLowerCase();
  const both = {
    policy: pointsOfPolicy(of('Content-Security-Policy')),
    framing: pointsOfFraming(of('Content-Security-Policy'), of('X-Frame-Options')),
    referrer: /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      of('Referrer-Policy') ?? '',
    )
      ? 5
      : -5,
    resources:
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }[of('Cross-Origin-Resource-Policy') ?? ''] ??
      -5,
    types: of('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    encryption: pointsOfEncryption(of('Strict-Transport-Security')),
    cookies: headers.getSetCookie().length === 0 ? 0 : -20,
    sharing: of('Access-Control-Allow-Credentials') === 'true' ? -50 : 0,
    scripts: pointsOfScripts(scanned.html),
  };
  const more = {
    opener: /^(?:same-origin(?:-allow-popups)?|noopener-allow-popups)$/.test(
      of('Cross-Origin-Opener-Policy') ?? '',
    )
      ? 10
      : -5,
    embedder: /^(?:require-corp|credentialless)$/.test(of('Cross-Origin-Embedder-Policy') ?? '') ? 10 : -5,
  };
  const points = { ...both, ...more };
  return { fourth: sum(both), sixth: sum(points), points };
}

function sum(points: Points): number {
  const all = Object.values(points);
  const add = (some: number[]) => some.reduce((total, one) => total + one, 0);
  const base = 100 + add(all.filter((one) => one < 0));
  return base >= leastForExtra ? base + add(all.filter((one) => one > 0)) : Math.max(0, base);
}

function pointsOfPolicy(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/));
  const names = rules.map(([name]) => name);
  if (new Set(names).size < names.length) return 0;
  const sources = new Map(rules.map(([name = '', ...rest]) => [name, rest]));
  const allowed = (name: string) => sources.get(name) ?? sources.get('default-src') ?? ['*'];
  const isBroad = (source: string) => /^(?:\*|https?:|data:|'unsafe-inline')$/.test(source);
  if (allowed('script-src').some(isBroad) || allowed('object-src').some(isBroad)) return -20;
  if (allowed('script-src').includes("'unsafe-eval'")) return -10;
  if (allowed('style-src').some(isBroad)) return 0;
  const isClosed = sources.get('default-src')?.join() === "'none'";
  const keepsForms = /^'(?:none|self)'$/.test(sources.get('form-action')?.join() ?? '');
  return isClosed && keepsForms ? 10 : 5;
}

function pointsOfFraming(policy = '', option = ''): number {
  if (/(?:^|; *)frame-ancestors (?!\*)/.test(policy)) return 5;
  return /^(?:deny|sameorigin)$/.test(option) ? 5 : -20;
}

/** Half a year is the least. */
function pointsOfEncryption(header: string | undefined): number {
  if (header === undefined) return -20;
  const [, age] = /max-age=(\d+)/.exec(header) ?? [];
  return Number(age) >= 15_768_000 ? 0 : -10;
}

/** A script of the site itself is worth points when it tells its hash, and one of others costs when it does not. */
function pointsOfScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
  if (scripts.some((tag) => /\ssrc="?(?:https?:)?\/\//.test(tag) && !tag.includes('integrity='))) return -5;
  return scripts.some((tag) => tag.includes('integrity=')) ? 5 : 0;
}
