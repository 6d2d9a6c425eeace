import { nameCardOf, reach, type Contact } from '@studio/content';
import { useWords } from '@studio/i18n';
import { NameCard, type NameCardProps } from '@studio/ui';
import { client } from '../provider.ts';

/** The text color of the light scheme: cards have a white background in both schemes. */
const color = '#0d2329';

interface ContactCardProps extends Pick<NameCardProps, 'name' | 'remark'> {
  contact: Contact;
}

/** A person's name card, rendered by the provider. It has no caption by default. */
export function ContactCard({ contact, ...rest }: ContactCardProps) {
  const { t } = useWords();
  return (
    <NameCard
      {...rest}
      src={client.nameCardUrl(contact.id, { color })}
      alt={t(nameCardOf(contact).alt, { name: t(contact.name) })}
      labels={{ loading: t(reach.nameCardLoading), failed: t(reach.nameCardFailed) }}
    />
  );
}
