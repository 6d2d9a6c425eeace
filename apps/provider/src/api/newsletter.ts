import { newsletterRequest, newsletterDoneId } from '@studio/api-client/contract';
import { handleForm, type FormOptions } from './forms.ts';

/** Subscribes an address. A known address gets the same response, so that it reveals no subscribers. */
export function subscribe({ store, now, ...options }: FormOptions) {
  return handleForm({
    ...options,
    schema: newsletterRequest,
    doneId: newsletterDoneId,
    rateLimits: ['newsletter'],
    async save({ email }, { language, network }) {
      await store.subscribe({ email, language, network, consentedAt: now() });
      return undefined;
    },
  });
}
