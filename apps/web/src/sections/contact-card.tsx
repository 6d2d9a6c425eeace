import { getNameCard, reach, type Contact } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { QrCard, type QrCardProps } from '@studio/brand';
import { client } from '../provider.ts';

/** The text color of the light scheme: cards have a white background in both schemes. */
const color = '#0d2329';

interface ContactCardProps extends Pick<QrCardProps, 'name' | 'remark'> {
  contact: Contact;
}

/** A person's name card, rendered by the provider. It has no caption by default. */
export function ContactCard({ contact, ...rest }: ContactCardProps) {
  const { t, text } = useTranslation();
  return (
    <QrCard
      {...rest}
      src={client.nameCardUrl(contact.id, { color })}
      alt={t(getNameCard(contact).alt, { name: t(contact.name) })}
      labels={{ loading: text(reach.nameCardLoading), failed: text(reach.nameCardFailed) }}
    />
  );
}
