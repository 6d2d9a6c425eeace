export const endpoints = {
  newsletter: '/api/v1/newsletter/subscribe',
} as const;

/**
 * Where a page tells how a form went that was sent without scripts: the provider leads back to the page, to one of
 * these ids.
 */
export const newsletterResults = { done: 'subscribed', failed: 'not-subscribed' } as const;
