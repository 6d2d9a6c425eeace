import type { TranslationKey } from '@studio/i18n';
import { profiles } from './company.ts';
import type { RouteId } from './routes.ts';

interface Profile {
  label: TranslationKey;
  href: string;
}

export const footer = {
  newsletter: {
    title: 'common:footer.newsletter.title',
    lead: 'common:footer.newsletter.lead',
    email: 'common:footer.newsletter.email',
    submit: 'common:footer.newsletter.submit',
    sending: 'common:footer.newsletter.sending',
    success: 'common:footer.subscribeSuccess',
    error: 'common:footer.subscribeError',
    tooMany: 'common:footer.subscribeTooMany',
  },
  links: {
    title: 'common:footer.links',
    routes: ['home', 'about', 'services', 'portfolio', 'blog', 'faq', 'contact'],
  },
  services: { title: 'common:footer.services' },
  profiles: {
    title: 'common:footer.follow',
    items: [
      { label: 'common:footer.facebook', href: profiles.facebook },
      { label: 'common:footer.linkedin', href: profiles.linkedin },
    ],
  },
  legal: ['privacy-policy', 'terms-of-service', 'sitemap', 'search'],
  schemes: {
    label: 'common:footer.scheme.label',
    system: 'common:footer.scheme.system',
    light: 'common:footer.scheme.light',
    dark: 'common:footer.scheme.dark',
  },
  copyright: 'common:footer.copyright',
} as const satisfies {
  newsletter: Record<string, TranslationKey>;
  links: { title: TranslationKey; routes: readonly RouteId[] };
  services: { title: TranslationKey };
  profiles: { title: TranslationKey; items: readonly Profile[] };
  legal: readonly RouteId[];
  schemes: Record<'label' | 'system' | 'light' | 'dark', TranslationKey>;
  copyright: TranslationKey;
};
