export const endpoints = {
  contact: '/api/v1/contact',
  newsletter: '/api/v1/newsletter/subscribe',
  nameCard: '/api/v1/wechat/namecard',
} as const;

/**
 * The ids of the messages that show the result of a form that was sent without JavaScript. The provider redirects to
 * the page with one of them as the hash.
 */
export const newsletterResults = { done: 'subscribed', failed: 'not-subscribed' } as const;
export const contactResults = { done: 'sent', failed: 'not-sent' } as const;
