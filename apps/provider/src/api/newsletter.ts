import { newsletterRequest, newsletterDoneId } from '@studio/api-client/contract';
import type { Store } from '../store/store.ts';
import { handleForm, type FormOptions } from './forms.ts';

export interface NewsletterOptions extends FormOptions {
  store: Store;
  now: () => Date;
}

/** Subscribes an address. A known address gets the same response, so that it reveals no subscribers. */
export function subscribe({ store, now, ...options }: NewsletterOptions) {
  return handleForm({
    ...options,
    schema: newsletterRequest,
    doneId: newsletterDoneId,
    rateLimits: (_, client) => [{ limit: 'newsletter', key: client }],
    async save({ email }, { language, network }) {
      await store.subscribe({ email, language, network, consentedAt: now() });
      return undefined;
    },
  });
}
