export const endpoints = {
  contact: '/api/v1/contact',
  newsletter: '/api/v1/newsletter/subscribe',
  nameCard: '/api/v1/wechat/namecard',
} as const;

// IDs of the messages that say that a form was received. After a form without JavaScript, the provider redirects to the
// page with one of them as the hash. What it refuses, it answers with a page of its own.
export const newsletterDoneId = 'subscribed';
export const contactDoneId = 'sent';
