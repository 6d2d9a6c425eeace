import { useLanguage, type Language } from '@studio/i18n';
import { useEffect, useRef, useState } from 'react';

type SubmissionState = 'idle' | 'sending' | 'done' | 'failed';

/** The values of a form by field name. */
export type FieldValues = Readonly<Record<string, string>>;

/** The errors of a form by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of a request. Only `created` means that the values were stored. */
interface SubmissionResult {
  outcome: 'created' | 'refused' | 'unreachable';
  /** Errors by field name. */
  fields?: FieldErrors;
  /** The seconds until a request is accepted again, if there were too many. */
  retryAfter?: number;
}

export interface SendOptions {
  language: Language;
  /**
   * The same key as long as the values are unchanged: the server may have stored them although its response was lost. A
   * changed message has a new key, so that it is not treated as a duplicate.
   */
  key: string;
  /** The time in milliseconds since the form was shown, unless it had a draft, which may be sent at once. */
  elapsed: number | undefined;
  /** Aborts when the visitor leaves the page. */
  signal: AbortSignal;
}

interface Sent {
  values: FieldValues;
  key: string;
}

const storageKey = (name: string) => `sending-${name}`;

/** Keeps the values in the tab until there is a response, for when the visitor reloads the page before. */
function store(name: string, sent: Sent | undefined): void {
  try {
    // The values are encoded like a query, which can always be decoded into strings.
    if (sent)
      sessionStorage.setItem(storageKey(name), `${sent.key}?${String(new URLSearchParams(sent.values))}`);
    else sessionStorage.removeItem(storageKey(name));
  } catch {
    // Storage is blocked.
  }
}

/** Returns the values whose response did not arrive before the page was left, and forgets them. */
function sentBeforeLeaving(name: string): Sent | undefined {
  try {
    const [key, query] = sessionStorage.getItem(storageKey(name))?.split('?') ?? [];
    store(name, undefined);
    return key && query ? { key, values: Object.fromEntries(new URLSearchParams(query)) } : undefined;
  } catch {
    return undefined;
  }
}

/** Unsent values by form. */
const drafts = new Map<string, FieldValues>();

/** The state of a form that is sent with JavaScript. */
export function useSubmission<Request>(
  /** Identifies the form in drafts. */
  name: string,
  send: (request: Request, options: SendOptions) => Promise<SubmissionResult>,
) {
  const { language } = useLanguage();
  const [state, setState] = useState<SubmissionState>('idle');
  const [values, setValues] = useState(() => drafts.get(name));
  const [errors, setErrors] = useState<FieldErrors>();
  const [result, setResult] = useState<SubmissionResult>();
  const last = useRef<Sent>(undefined);
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    // The visitor may have changed them since, in the draft. Its key is the same only if it is unchanged.
    last.current = sentBeforeLeaving(name);
    if (drafts.has(name)) return;
    if (last.current) setState('failed');
    else shownAt.current = performance.now();
  }, [name]);

  return {
    state,
    /** Whether the page was left before there was a response: with `failed`, it is not known whether the values arrived. */
    wasInterrupted: state === 'failed' && !result,
    /** The values to fill in: a draft, or those of a failed submission that the visitor wants to change. */
    values,
    /** Errors by field name, from validation or from the server. */
    errors,
    /** The seconds until the server accepts a request again, if the last one was one too many. */
    retryAfter: result?.retryAfter,

    /** Sends a request that was made from valid values. */
    submit: async (values: FieldValues, request: Request): Promise<SubmissionResult> => {
      const { current: before } = last;
      const key = before && isSame(before.values, values) ? before.key : newKey();
      last.current = { values, key };
      store(name, { values, key });
      setErrors(undefined);
      setState('sending');
      const elapsed = shownAt.current && Math.round(performance.now() - shownAt.current);
      const controller = new AbortController();
      // The browser cancels the request, but a page restored from the back/forward cache would wait for its response.
      addEventListener(
        'pagehide',
        () => {
          controller.abort();
        },
        { once: true },
      );
      const result = await send(request, { language, key, elapsed, signal: controller.signal });
      if (result.outcome !== 'unreachable') store(name, undefined);
      setResult(result);
      setValues(undefined);
      if (result.outcome === 'created') drafts.delete(name);
      setState(result.outcome === 'created' ? 'done' : 'failed');
      return result;
    },

    /** Shows the errors of values that are not sent. */
    reject: (errors: FieldErrors) => {
      setErrors(errors);
    },

    /** Stores unsent values. They are restored when the visitor returns to the form. */
    saveDraft: (draft: FieldValues) => {
      drafts.set(name, draft);
    },

    /** Returns from `failed` to the form, with the values and errors of the last submission. */
    restore: () => {
      setValues(last.current?.values);
      setErrors(result?.fields);
      setState('idle');
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Not `randomUUID`, which requires a secure context. */
const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');
