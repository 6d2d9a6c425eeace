import type { Context } from 'hono';
import * as v from 'valibot';

/** More than any form of the site can hold, and little enough to read for anybody, in bytes. */
const largestBody = 32 * 1024;

/** Letters that were lost on the way must not be kept as if they had been meant. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a form of the site has sent: by its scripts, or without them. */
export type Body =
  | { kind: 'json' | 'form'; value: unknown }
  | { kind: 'refused'; code: 400 | 408 | 413 | 415; message: string };

export async function bodyOf(context: Context, jsonTypes = ['application/json']): Promise<Body> {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isForm = type === 'application/x-www-form-urlencoded';
  if (!isForm && !jsonTypes.includes(type))
    return { kind: 'refused', code: 415, message: `Send ${jsonTypes.join(' or ')}.` };

  const bytes = await bytesOf(context);
  if (bytes === 'large') return { kind: 'refused', code: 413, message: 'The request is too large.' };
  if (bytes === 'broken') return { kind: 'refused', code: 408, message: 'The body did not come.' };
  try {
    const text = utf8.decode(bytes);
    if (isForm) return { kind: 'form', value: Object.fromEntries(new URLSearchParams(text)) };
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'refused', code: 400, message: 'The body cannot be read. Is it UTF-8, and well-formed?' };
  }
}

/** Looks at the length that the client names first, and reads no further than allowed if it names none. */
async function bytesOf({ req }: Context): Promise<Uint8Array | 'large' | 'broken'> {
  const length = req.header('Content-Length');
  if (Number(length) > largestBody) return 'large';
  try {
    if (length !== undefined) return new Uint8Array(await req.arrayBuffer());
    const chunks: Uint8Array[] = [];
    let size = 0;
    const stream: AsyncIterable<Uint8Array> | null = req.raw.body;
    for await (const chunk of stream ?? []) {
      size += chunk.length;
      if (size > largestBody) return 'large';
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    // Whoever sent it has gone, or was too slow: it is nothing that we could put right.
    return 'broken';
  }
}

/** The first complaint of each field that was refused. */
export function complaintsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const complaints: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field) complaints[field] ??= issue.message;
  }
  return complaints;
}

/** What the visitor reads, as the client names it. It is kept with what was sent. */
export function languageOf(spoken: string | undefined): string | undefined {
  return /^[a-z\d-]{2,35}$/i.exec(spoken ?? '')?.[0];
}
