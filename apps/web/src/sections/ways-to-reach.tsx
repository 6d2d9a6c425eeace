import { chatLink, company, phoneLink, reach, reachable, site, type Contact } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { ContactInfo, type ContactInfoProps, type ContactPerson } from '@studio/brand';

interface WaysToReachProps {
  size: NonNullable<ContactInfoProps['size']>;
  /** Returns the scannable codes of a person. */
  cards: (contact: Contact) => ContactPerson['cards'];
  /** Returns the label that opens the codes of a person. Without it, they are always visible. */
  cardsLabel?: (contact: Contact) => ContactPerson['cardsLabel'];
  /** Returns the portrait of a person. */
  picture?: (contact: Contact) => ContactPerson['picture'];
  addressNote?: ContactInfoProps['addressNote'];
}

/** The contact details in the footer and on the contact page. */
export function WaysToReach({ size, cards, cardsLabel, picture, addressNote }: WaysToReachProps) {
  const { t, text } = useTranslation();
  return (
    <ContactInfo
      size={size}
      labels={{ phone: text(reach.phone), email: text(reach.email), address: text(reach.address) }}
      people={reachable(t).map((contact) => {
        const phone = t(contact.phone);
        return {
          id: contact.id,
          name: t(contact.name),
          remark: text(contact.remark),
          phone: { label: phone, href: phoneLink(phone) },
          chat: { label: text(reach.chat), href: chatLink(phone, t(company.chatMessage)) },
          picture: picture?.(contact),
          cards: cards(contact),
          cardsLabel: cardsLabel?.(contact),
        };
      })}
      email={{ label: t(company.email), href: `mailto:${t(company.email)}` }}
      address={text(company.address)}
      addressNote={addressNote}
      newTabLabel={t(site.newTab)}
    />
  );
}
