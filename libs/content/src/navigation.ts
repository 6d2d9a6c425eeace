import type { TranslationKey } from '@studio/i18n';
import { getRoute, type PageRoute } from './routes.ts';

/** The navigation bar: its links, and a button that links to the contact page. */
export const navigation = {
  label: 'shell:navigation.label',
  menu: 'shell:navigation.menu',
  open: 'shell:navigation.open',
  close: 'shell:navigation.close',
  links: (['home', 'services', 'portfolio', 'faq', 'about'] as const).map(getRoute),
  contact: { label: 'shell:pages.contact', href: '/contact' },
} as const satisfies {
  label: TranslationKey;
  menu: TranslationKey;
  open: TranslationKey;
  close: TranslationKey;
  links: readonly PageRoute[];
  contact: { label: TranslationKey; href: '/contact' };
};
