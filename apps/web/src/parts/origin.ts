/** Where the site is published. */
export const { origin } = new URL(import.meta.env.VITE_SITE_ORIGIN ?? 'https://www.example.com');
