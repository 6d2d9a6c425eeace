import type { ContactExtras, ContactRequest } from './contract.ts';
import { endpoints } from './endpoints.ts';

/** The result of a request. Failures are values, so that the types make callers handle them. */
export type Sent =
  | { outcome: 'created'; id?: string }
  | {
      outcome: 'refused';
      code: number;
      fields: Readonly<Record<string, string>>;
      /** The seconds until a request is accepted again, if there were too many. */
      retryAfter?: number;
    }
  | { outcome: 'unreachable' };

export interface ClientOptions {
  /** The origin of the provider. @default the origin of the page */
  origin?: string;
  /** The request timeout in milliseconds. @default 15000 */
  timeout?: number;
}

export interface SendOptions {
  /** The language of the page, sent as `Content-Language`. */
  language: string;
  /** Cancels the request before the timeout, for example when the visitor leaves the page. */
  signal?: AbortSignal;
}

export interface NameCardLook {
  /** Six hex digits, such as `#0a4d5c`. */
  color: string;
  /** Leaves out the background. @default true */
  transparent?: boolean;
}

export type Client = ReturnType<typeof createClient>;

/** Creates a client for the provider's API. Its requests never reject: failures are values. */
export function createClient({ origin = '', timeout = 15_000 }: ClientOptions = {}) {
  async function post(path: string, body: object, { language, signal }: SendOptions): Promise<Sent> {
    try {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Language': language },
        body: JSON.stringify(body),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      });
      return read(await response.json(), Number(response.headers.get('Retry-After')));
    } catch {
      // No connection, a timeout, a cancellation, or a response that is not JSON: visitors see the same message.
      return { outcome: 'unreachable' };
    }
  }

  return {
    /** Sends a message from the contact form. */
    sendContact: (message: ContactRequest & ContactExtras, options: SendOptions) =>
      post(endpoints.contact, message, options),

    /** Subscribes an email address to the newsletter. */
    subscribe: (email: string, options: SendOptions) => post(endpoints.newsletter, { email }, options),

    /** Returns the URL of a person's name card: an image with a QR code of the contact details. */
    nameCardUrl(person: string, { color, transparent = true }: NameCardLook): string {
      const look = new URLSearchParams({ transparent: String(transparent), color });
      return `${origin}${endpoints.nameCard}/${encodeURIComponent(person)}?${String(look)}`;
    },
  };
}

/** Providers send the code in `data` or at the top level. Only 201 means that the request was stored. */
function read(answer: unknown, retryAfter: number): Sent {
  const { data, fields, ...outer } = toRecord(answer);
  const { code = outer['code'], id } = toRecord(data);
  if (code === 201) return { outcome: 'created', ...(typeof id === 'string' && { id }) };
  if (typeof code !== 'number' || code >= 500) return { outcome: 'unreachable' };
  const errors = Object.entries(toRecord(fields)).map(([name, error]) => [name, String(error)] as const);
  return {
    outcome: 'refused',
    code,
    fields: Object.fromEntries(errors),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
