import type { ContactExtras, ContactRequest } from './contract.ts';
import { endpoints } from './endpoints.ts';

/** How a call ended. A caller cannot forget that it may have gone wrong. */
export type Sent =
  | { outcome: 'created'; id?: string }
  | { outcome: 'refused'; code: number; fields: Readonly<Record<string, string>> }
  | { outcome: 'unreachable' };

export interface ClientOptions {
  /** The provider's address. @default the address of the page */
  origin?: string;
  /** When to stop waiting for an answer, in milliseconds. @default 15000 */
  timeout?: number;
}

export interface SendOptions {
  /** The language that the visitor reads. */
  language: string;
  /** Gives up earlier than the time limit, for example when the visitor leaves. */
  signal?: AbortSignal;
}

export interface NameCardLook {
  /** Such as `#0a4d5c`. */
  color: string;
  /** Without a ground of its own. @default true */
  transparent?: boolean;
}

/** Talks to the provider. Expected failures come back as a value; no call throws. */
export function createClient({ origin = '', timeout = 15_000 }: ClientOptions = {}) {
  async function post(path: string, body: object, { language, signal }: SendOptions): Promise<Sent> {
    try {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Language': language },
        body: JSON.stringify(body),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      });
      return read(await response.json());
    } catch {
      // No network, no answer in time, or an answer that is not JSON: to the visitor it is all the same.
      return { outcome: 'unreachable' };
    }
  }

  return {
    /** Sends what the contact form holds. */
    sendContact: (message: ContactRequest & ContactExtras, options: SendOptions) =>
      post(endpoints.contact, message, options),

    /** Signs an address up for the newsletter. */
    subscribe: (email: string, options: SendOptions) => post(endpoints.newsletter, { email }, options),

    /** The address of a picture that a phone scans to reach this person. */
    nameCardUrl(person: string, { color, transparent = true }: NameCardLook): string {
      const look = new URLSearchParams({ transparent: String(transparent), color });
      return `${origin}${endpoints.nameCard}/${encodeURIComponent(person)}?${String(look)}`;
    },
  };
}

/** Providers put the code at the top or into `data`. Only 201 means that the message was kept. */
function read(answer: unknown): Sent {
  const code = numberAt(at(answer, 'data'), 'code') ?? numberAt(answer, 'code');
  if (code === 201) {
    const id = textAt(at(answer, 'data'), 'id');
    return { outcome: 'created', ...(id !== undefined && { id }) };
  }
  if (code === undefined || code >= 500) return { outcome: 'unreachable' };
  const fields = Object.entries(at(answer, 'fields') ?? {});
  return { outcome: 'refused', code, fields: Object.fromEntries(fields.map(([k, v]) => [k, String(v)])) };
}

function at(value: unknown, key: string): object | undefined {
  const inner: unknown = isRecord(value) ? value[key] : undefined;
  return isRecord(inner) ? inner : undefined;
}

function numberAt(value: unknown, key: string): number | undefined {
  const inner = isRecord(value) ? value[key] : undefined;
  return typeof inner === 'number' ? inner : undefined;
}

function textAt(value: unknown, key: string): string | undefined {
  const inner = isRecord(value) ? value[key] : undefined;
  return typeof inner === 'string' ? inner : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
