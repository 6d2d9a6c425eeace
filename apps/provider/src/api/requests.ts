import type { Context } from 'hono';

/** Invalid UTF-8 is rejected, because replacement characters would be stored as if they were meant. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body of a form: JSON from scripts, URL-encoded from browsers without JavaScript. */
export type Body =
  | { kind: 'json' | 'form'; value: unknown }
  | { kind: 'invalid'; reason: 'content_type' | 'body_timeout' | 'malformed'; message: string };

/** Reads a body whose size `limitBody` has checked. */
export async function readBody(context: Context, jsonTypes = ['application/json']): Promise<Body> {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isForm = type === 'application/x-www-form-urlencoded';
  if (!isForm && !jsonTypes.includes(type))
    return { kind: 'invalid', reason: 'content_type', message: `Send ${jsonTypes.join(' or ')}.` };

  // The client may have disconnected or be too slow.
  const bytes = await context.req.arrayBuffer().catch(() => undefined);
  if (!bytes) return { kind: 'invalid', reason: 'body_timeout', message: 'Request body timed out.' };
  try {
    const text = utf8.decode(bytes);
    return isForm ? { kind: 'form', value: parseForm(text) } : { kind: 'json', value: JSON.parse(text) };
  } catch {
    return {
      kind: 'invalid',
      reason: 'malformed',
      message: 'Could not parse the body. Send well-formed UTF-8.',
    };
  }
}

/** Unlike `URLSearchParams`, which replaces invalid UTF-8, it throws. */
function parseForm(text: string): Record<string, string> {
  const decode = (part = '') => decodeURIComponent(part.replaceAll('+', ' '));
  const entries = text.split('&').map((pair) => {
    const [name, ...value] = pair.split('=');
    return [fieldOf(decode(name)), decode(value.join('='))] as const;
  });
  return Object.fromEntries(entries);
}

/** The field of the contract for a control of a form. The scripts of a site send `companyName` as `company` too. */
const fieldOf = (control: string) => (control === 'companyName' ? 'company' : control);

/** The language of the page, which is stored with the submission. */
export function parseLanguage(header: string | undefined): string | undefined {
  return /^[a-z\d-]{2,35}$/i.exec(header ?? '')?.[0];
}
