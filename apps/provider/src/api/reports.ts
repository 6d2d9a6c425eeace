import type { Context } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { refused } from './answers.ts';
import { bodyOf } from './requests.ts';

/** https://www.w3.org/TR/CSP3/#reporting */
const reports = v.array(
  v.object({
    type: v.string(),
    body: v.object({
      documentURL: v.optional(v.string(), ''),
      blockedURL: v.optional(v.string(), ''),
      effectiveDirective: v.optional(v.string(), ''),
      disposition: v.optional(v.string(), 'enforce'),
    }),
  }),
);

/** One visit can break one rule many times. The first few tell all. */
const mostPerRequest = 5;

/**
 * Takes a browser's word on what the policy of a document has stopped: a mistake of ours, or somebody's attack. What was
 * only reported, and not stopped, is nothing to be alarmed at.
 */
export function takeReports(log: Logger) {
  return async (context: Context): Promise<Response> => {
    const body = await bodyOf(context, ['application/reports+json']);
    if (body.kind === 'refused') return refused(context, body.code, body.message);
    const parsed = v.safeParse(reports, body.value);
    if (!parsed.success) return refused(context, 400, 'These are no reports.');
    for (const report of parsed.output.slice(0, mostPerRequest)) {
      const { documentURL, blockedURL, effectiveDirective, disposition } = report.body;
      log[disposition === 'report' ? 'info' : 'warn'](
        { rule: short(effectiveDirective), page: placeOf(documentURL), stopped: placeOf(blockedURL) },
        'A policy was broken.',
      );
    }
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  };
}

/** Without the query, which may hold what a visitor has written. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return short(address);
  const { protocol, host, pathname } = new URL(address);
  return short(`${protocol}//${host}${pathname}`);
}

const short = (text: string) => text.slice(0, 100);
