import { newsletterRequest, newsletterResults } from '@studio/api-client/contract';
import type { Store } from '../store/store.ts';
import { takeForm, type FormOptions } from './forms.ts';

export interface NewsletterOptions extends FormOptions {
  store: Store;
  now: () => Date;
}

/** Signs an address up. A known address gets the same answer, so nobody learns who has subscribed. */
export function subscribe({ store, now, ...options }: NewsletterOptions) {
  return takeForm({
    ...options,
    schema: newsletterRequest,
    results: newsletterResults,
    claims: (_, client) => [{ limit: 'newsletter', who: client }],
    async keep({ email }, { language, network }) {
      await store.subscribe({ email, language, network, consentedAt: now() });
      return undefined;
    },
  });
}
