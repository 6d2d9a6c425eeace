import {
  contactExtras,
  contactRequest,
  contactResults,
  type ContactRequest,
} from '@studio/api-client/contract';
import * as v from 'valibot';
import type { NewMessage, Quarantine, Store } from '../store/store.ts';
import { takeForm, type FormOptions, type Sent } from './forms.ts';

export interface ContactOptions extends FormOptions {
  store: Store;
  now: () => Date;
}

/** Nobody reads six fields and fills in four of them in less, in milliseconds. */
const shortest = 2000;

/**
 * Takes a message. One that looks as if no person had sent it gets the same answer, and is kept aside: a machine learns
 * nothing, and a person who was taken for one is not lost.
 */
export function takeMessage({ store, now, ...options }: ContactOptions) {
  function readMessage(request: ContactRequest, { body, language }: Sent): NewMessage {
    const extras = v.safeParse(contactExtras, body);
    const { referral, elapsed, key } = extras.success ? extras.output : {};
    return { ...request, language, receivedAt: now(), key, quarantine: suspicion(referral, elapsed) };
  }

  return takeForm({
    ...options,
    schema: contactRequest,
    results: contactResults,
    claims: ({ email }, client) => [
      { limit: 'contact', who: client },
      { limit: 'contactDaily', who: client },
      { limit: 'sender', who: email.toLowerCase() },
    ],
    keep: (request, sent) => store.addMessage(readMessage(request, sent)),
    find: (request, sent) => store.findMessage(readMessage(request, sent)),
  });
}

function suspicion(referral = '', elapsed = shortest): Quarantine | undefined {
  if (referral !== '') return 'trap';
  return elapsed < shortest ? 'hurry' : undefined;
}
