import type { Context } from 'hono';
import * as v from 'valibot';
import type { Log } from '../log/log.ts';
import { readBody } from './requests.ts';
import { refuse } from '../http/responses.ts';

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

/** One page view can cause many violations of the same rule. */
const maxReportsPerRequest = 5;

/**
 * Logs Content Security Policy violations: either a mistake of the site or an attack. Violations of a report-only
 * policy blocked nothing, so they are only info.
 */
export function handleReports(log: Log) {
  return async (context: Context): Promise<Response> => {
    const body = await readBody(context, ['application/reports+json']);
    if (body.kind === 'invalid') return refuse(context, body.reason, body.message);
    const parsed = v.safeParse(reports, body.value);
    if (!parsed.success) return refuse(context, 'validation', 'Invalid report body.');
    for (const report of parsed.output.slice(0, maxReportsPerRequest)) {
      const { documentURL, blockedURL, effectiveDirective, disposition } = report.body;
      log[disposition === 'report' ? 'info' : 'warn'](
        {
          event: 'csp.violation',
          directive: truncate(effectiveDirective),
          page: withoutQuery(documentURL),
          blocked: withoutQuery(blockedURL),
        },
        'Content Security Policy violation.',
      );
    }
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  };
}

/** The query may contain input of the visitor. */
function withoutQuery(url: string): string {
  if (!URL.canParse(url)) return truncate(url);
  const { protocol, host, pathname } = new URL(url);
  return truncate(`${protocol}//${host}${pathname}`);
}

const truncate = (text: string) => text.slice(0, 100);
