import type { WordKey } from '@studio/i18n';
import { routes, type PageRoute } from './routes.ts';

/** The links of the navigation bar. Contact stands beside them, as its one button. */
export const navigation = {
  label: 'shell:navigation.label',
  open: 'shell:navigation.open',
  close: 'shell:navigation.close',
  links: routes
    .filter(({ navigation }) => navigation !== undefined)
    .toSorted((a, b) => (a.navigation ?? 0) - (b.navigation ?? 0)),
  contact: { label: 'shell:pages.contact', href: '/contact' },
} as const satisfies {
  label: WordKey;
  open: WordKey;
  close: WordKey;
  links: readonly PageRoute[];
  contact: { label: WordKey; href: '/contact' };
};
