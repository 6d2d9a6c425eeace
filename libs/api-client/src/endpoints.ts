export const endpoints = {
  newsletter: '/api/v1/newsletter/subscribe',
} as const;
