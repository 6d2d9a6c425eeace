export const endpoints = {
  contact: '/api/v1/contact',
  newsletter: '/api/v1/newsletter/subscribe',
  nameCard: '/api/v1/wechat/namecard',
} as const;

/**
 * Where a page tells how a form went that was sent without scripts: the provider leads back to the page, to one of
 * these ids.
 */
export const newsletterResults = { done: 'subscribed', failed: 'not-subscribed' } as const;
export const contactResults = { done: 'sent', failed: 'not-sent' } as const;
