import {
  contactExtras,
  contactRequest,
  contactDoneId,
  type ContactRequest,
} from '@studio/api-client/contract';
import * as v from 'valibot';
import type { NewMessage, Quarantine } from '../store/store.ts';
import { handleForm, type FormOptions, type Submission } from './forms.ts';

/** Filling in four of six fields takes a person longer, in milliseconds. */
const minFillTime = 2000;

/**
 * Stores a message. One that looks automated is quarantined and gets the same response, so a bot learns nothing and no
 * message is lost.
 */
export function handleContact({ store, now, ...options }: FormOptions) {
  function readMessage(request: ContactRequest, { body, language, query }: Submission): NewMessage {
    const { referral, elapsed, key } = v.parse(contactExtras, body);
    return {
      ...request,
      // Names the plan or the service that the visitor has chosen.
      message: query ? `${request.message}\n\n${query}` : request.message,
      language,
      receivedAt: now(),
      key,
      quarantine: quarantineReason(referral, elapsed),
    };
  }

  return handleForm({
    ...options,
    schema: contactRequest,
    doneId: contactDoneId,
    rateLimits: ['contact', 'contactDaily'],
    save: (request, submission) => store.addMessage(readMessage(request, submission)),
    findDuplicate: (request, submission) => store.findMessage(readMessage(request, submission)),
  });
}

function quarantineReason(referral: string, elapsed = minFillTime): Quarantine | undefined {
  if (referral !== '') return 'honeypot';
  return elapsed < minFillTime ? 'too_fast' : undefined;
}
