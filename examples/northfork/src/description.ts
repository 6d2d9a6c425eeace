import type { SiteDescription, Translate } from '@studio/site';

/** What `llms.txt`, `security.txt` and the web manifests say about the site. */
export const describe = (t: Translate): SiteDescription => ({
  name: t('shell:name'),
  shortName: t('shell:name'),
  summary: t('shell:summary'),
  email: t('shell:email'),
  sections: [
    {
      title: t('shell:navigation.label'),
      pages: {
        '/': t('shell:pages.home'),
        '/kitchens': t('shell:pages.kitchens'),
        '/pricing': t('shell:pages.pricing'),
        '/contact': t('shell:pages.contact'),
      },
    },
  ],
});
