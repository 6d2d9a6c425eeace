import type { TranslationKey } from '@studio/i18n';

/** Texts of the page shell, and texts that several pages share. */
export const site = {
  title: 'shell:site.title',
  skip: 'shell:site.skip',
  home: 'shell:site.home',
  languages: 'shell:site.languages',
  notices: 'shell:site.notices',
  dismiss: 'shell:site.dismiss',
  loading: 'shell:site.loading',
  lost: 'shell:site.lost',
  printed: 'shell:site.printed',
  offline: 'shell:site.offline',
  languageFailed: 'common:footer.languageFailed',
  newTab: 'shell:site.newTab',
  backToServices: 'common:actions.backToServices',
  breadcrumbs: 'common:service.breadcrumbs',
  popular: 'common:price.popular',
  currency: 'common:price.currency',
} as const satisfies Record<string, TranslationKey>;

/** Labels of the contact details in the footer, on the contact page and on the link page. */
export const reach = {
  title: 'common:reach.title',
  address: 'common:reach.address',
  phone: 'common:reach.phone',
  email: 'common:reach.email',
  chat: 'common:reach.chat',
  chatWith: 'common:reach.chatWith',
  chatCode: 'common:reach.chatCode',
  nameCardLoading: 'common:reach.nameCardLoading',
  nameCardFailed: 'common:reach.nameCardFailed',
} as const satisfies Record<string, TranslationKey>;
