/** The public origin of the site. */
export const { origin } = new URL(import.meta.env.VITE_SITE_ORIGIN ?? 'https://www.example.com');
