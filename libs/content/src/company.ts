import type { TranslationKey } from '@studio/i18n';
import facts from '../facts/contacts.json' with { type: 'json' };

/** A person who can be contacted. */
export interface Contact {
  id: string;
  name: TranslationKey;
  /** A contact whose phone has no text is not shown. */
  phone: TranslationKey;
  remark: TranslationKey;
  /** The person's WeChat link, which the name card opens. Without it, the name card is a vCard. */
  wechat?: string;
}

const links: Readonly<Partial<Record<string, string>>> = facts.wechat;

function wechatOf(id: string): Pick<Contact, 'wechat'> {
  const wechat = links[id];
  return wechat === undefined ? {} : { wechat };
}

/** The people whom visitors can contact. */
export const contacts = [
  {
    id: 'mei',
    name: 'common:company.contact1',
    phone: 'common:company.phone1',
    remark: 'common:company.phone1Remark',
    ...wechatOf('mei'),
  },
  {
    id: 'tom',
    name: 'common:company.contact2',
    phone: 'common:company.phone2',
    remark: 'common:company.phone2Remark',
    ...wechatOf('tom'),
  },
] as const satisfies readonly Contact[];

/** Returns the contacts with a phone number. Without one, the text of `phone` is empty. */
export const reachable = (t: (key: TranslationKey) => string): readonly Contact[] =>
  contacts.filter(({ phone }) => t(phone));

/** Where the studio is open, and answers. */
export const timeZone = 'America/Toronto';

export const company = {
  name: 'shell:name',
  /** The label of the app icon on a home screen. */
  shortName: 'common:company.shortName',
  about: 'common:company.about',
  address: 'common:company.address',
  street: 'common:company.street',
  city: 'common:company.city',
  region: 'common:company.region',
  postalCode: 'common:company.postalCode',
  country: 'common:company.country',
  email: 'common:company.email',
  /** The prefilled message of a chat. */
  chatMessage: 'common:company.whatsappMessage',
} as const satisfies Record<string, TranslationKey>;

const secure = (link: string) => `https://${link.replace(/^https:\/\//, '')}` as const;

export const profiles = {
  facebook: secure(facts.profiles.facebook),
  linkedin: secure(facts.profiles.linkedin),
  instagram: secure(facts.profiles.instagram),
};

export type ProfileId = keyof typeof profiles;

/**
 * Returns a link that opens a WhatsApp chat with a prefilled message. The number may contain only digits. Chinese remains
 * readable, a third as long: browsers encode it themselves. https://faq.whatsapp.com/5913398998672934
 */
export function chatLink(phone: string, message: string): string {
  const text = encodeURIComponent(message).replace(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${text}`;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
