import type { Context } from 'hono';

/** In bytes. More than any form of the site can contain. */
const maxBodySize = 32 * 1024;

/** Invalid UTF-8 is rejected, because replacement characters would be stored as if they were meant. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body of a form: JSON from scripts, URL-encoded from browsers without JavaScript. */
export type Body =
  | { kind: 'json' | 'form'; value: unknown }
  | { kind: 'invalid'; code: 400 | 408 | 413 | 415; message: string };

export async function readBody(context: Context, jsonTypes = ['application/json']): Promise<Body> {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isForm = type === 'application/x-www-form-urlencoded';
  if (!isForm && !jsonTypes.includes(type))
    return { kind: 'invalid', code: 415, message: `Send ${jsonTypes.join(' or ')}.` };

  const bytes = await readBytes(context);
  if (bytes === 'too-large') return { kind: 'invalid', code: 413, message: 'The request body is too large.' };
  if (bytes === 'incomplete') return { kind: 'invalid', code: 408, message: 'Request body timed out.' };
  try {
    const text = utf8.decode(bytes);
    if (isForm) return { kind: 'form', value: Object.fromEntries(new URLSearchParams(text)) };
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'invalid', code: 400, message: 'Could not parse the body. Send well-formed UTF-8.' };
  }
}

/** Checks Content-Length first. Without it, reads only up to the limit. */
async function readBytes({ req }: Context): Promise<Uint8Array | 'too-large' | 'incomplete'> {
  const length = req.header('Content-Length');
  if (Number(length) > maxBodySize) return 'too-large';
  try {
    if (length !== undefined) return new Uint8Array(await req.arrayBuffer());
    const chunks: Uint8Array[] = [];
    let size = 0;
    const stream: AsyncIterable<Uint8Array> | null = req.raw.body;
    for await (const chunk of stream ?? []) {
      size += chunk.length;
      if (size > maxBodySize) return 'too-large';
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    // The client disconnected or was too slow.
    return 'incomplete';
  }
}

/** The language of the page, which is stored with the submission. */
export function languageOf(header: string | undefined): string | undefined {
  return /^[a-z\d-]{2,35}$/i.exec(header ?? '')?.[0];
}
