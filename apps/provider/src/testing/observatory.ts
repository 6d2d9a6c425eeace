/** The input of a scan by Mozilla's HTTP Observatory. */
export interface Scanned {
  headers: Headers;
  html: string;
}

/** Points added to or taken from the base of 100. */
export type Points = Readonly<Record<string, number>>;

/** The public scan, and the newer algorithm in its source code, which checks two more headers. */
export interface Scores {
  version4: number;
  version6: number;
  points: Points;
}

/** Bonus points only count from this score. */
const bonusThreshold = 90;

/**
 * Calculates the score as the Observatory does, for a site with HTTPS that is not yet on the HSTS preload list.
 * https://github.com/mdn/mdn-http-observatory/blob/94042bbfbf9f1af722ad9114ada6d271dcb525b9/src/grader/charts.js
 */
export function scoresOf(scanned: Scanned): Scores {
  const { headers } = scanned;
  const of = (name: string) => headers.get(name)?.toLowerCase();
  const both = {
    policy: pointsOfPolicy([of('Content-Security-Policy'), metaPolicyIn(scanned.html)]),
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
  return { version4: sum(both), version6: sum(points), points };
}

function sum(points: Points): number {
  const all = Object.values(points);
  const add = (some: number[]) => some.reduce((total, one) => total + one, 0);
  const base = 100 + add(all.filter((one) => one < 0));
  return base >= bonusThreshold ? base + add(all.filter((one) => one > 0)) : Math.max(0, base);
}

/** The policy in the document, which browsers apply besides that of the header. */
function metaPolicyIn(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.toLowerCase();
}

function pointsOfPolicy(found: readonly (string | undefined)[]): number {
  const policies = found.filter((policy) => policy !== undefined).map(directivesOf);
  if (policies.length === 0) return -25;
  if (policies.some(({ hasDuplicates }) => hasDuplicates)) return 0;
  // A source must be allowed by all policies that have the directive.
  const sourcesOf = (name: string) => {
    const [first, ...others] = policies.flatMap(({ sources }) => sources.get(name) ?? []);
    return first && [...first].filter((source) => others.every((other) => other.has(source)));
  };
  const allowed = (name: string) => sourcesOf(name) ?? sourcesOf('default-src') ?? ['*'];
  const isBroad = (source: string) => /^(?:\*|https?:|data:|'unsafe-inline')$/.test(source);
  if (allowed('script-src').some(isBroad) || allowed('object-src').some(isBroad)) return -20;
  if (allowed('script-src').includes("'unsafe-eval'")) return -10;
  if (allowed('style-src').some(isBroad)) return 0;
  const isClosed = sourcesOf('default-src')?.join() === "'none'";
  const keepsForms = /^'(?:none|self)'$/.test(sourcesOf('form-action')?.join() ?? '');
  return isClosed && keepsForms ? 10 : 5;
}

function directivesOf(policy: string) {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const sources = new Map(directives.map(([name = '', ...rest]) => [name, new Set(rest)]));
  return { sources, hasDuplicates: sources.size < directives.length };
}

function pointsOfFraming(policy = '', option = ''): number {
  if (/(?:^|; *)frame-ancestors (?!\*)/.test(policy)) return 5;
  return /^(?:deny|sameorigin)$/.test(option) ? 5 : -20;
}

/** At least half a year. */
function pointsOfEncryption(header: string | undefined): number {
  if (header === undefined) return -20;
  const [, age] = /max-age=(\d+)/.exec(header) ?? [];
  return Number(age) >= 15_768_000 ? 0 : -10;
}

/** Integrity attributes earn points for scripts of the same origin, and are required for others. */
function pointsOfScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
  if (scripts.some((tag) => /\ssrc="?(?:https?:)?\/\//.test(tag) && !tag.includes('integrity='))) return -5;
  return scripts.some((tag) => tag.includes('integrity=')) ? 5 : 0;
}
