import type { TranslationKey } from '@studio/i18n';
import type { Contact } from './company.ts';

/** The texts of a name card, by what its QR code opens. */
export const nameCards = {
  wechat: { label: 'common:reach.wechat', alt: 'common:reach.wechatCard' },
  vCard: { label: 'common:reach.contactCard', alt: 'common:reach.contactCardOf' },
} as const satisfies Record<string, { label: TranslationKey; alt: TranslationKey }>;

/** Returns the texts of the name card of a contact. */
export const getNameCard = ({ wechat }: Pick<Contact, 'wechat'>) => nameCards[wechat ? 'wechat' : 'vCard'];
