import type { WordKey } from '@studio/i18n';
import type { Contact } from '@studio/site/facts';

/** The two people who answer. */
export const contacts = [
  {
    id: 'mei',
    name: 'common:company.contact1',
    phone: 'common:company.phone1',
    remark: 'common:company.phone1Remark',
  },
  {
    id: 'tom',
    name: 'common:company.contact2',
    phone: 'common:company.phone2',
    remark: 'common:company.phone2Remark',
  },
] as const satisfies readonly Contact[];

/** The people who can be called and chatted with. `t` says a text in the visitor's language. */
export const reachable = (t: (key: WordKey) => string) => contacts.filter(({ phone }) => t(phone));

export type ContactId = (typeof contacts)[number]['id'];

export const company = {
  name: 'shell:name',
  /** Under the icon on a home screen. */
  shortName: 'common:company.shortName',
  about: 'common:company.about',
  address: 'common:company.address',
  street: 'common:company.street',
  city: 'common:company.city',
  region: 'common:company.region',
  postalCode: 'common:company.postalCode',
  country: 'common:company.country',
  email: 'common:company.email',
  /** What a visitor's chat begins with. */
  chatMessage: 'common:company.whatsappMessage',
} as const satisfies Record<string, WordKey>;

export const profiles = {
  facebook: 'https://facebook.example.com/inklake-studio',
  linkedin: 'https://linkedin.example.com/company/inklake-studio',
  instagram: 'https://instagram.example.com/inklake.studio',
} as const;

export type ProfileId = keyof typeof profiles;

/**
 * Opens a chat on WhatsApp with the message already in it. The service wants the digits of the number alone.
 * https://faq.whatsapp.com/5913398998672934
 */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
