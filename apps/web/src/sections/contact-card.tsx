import { createClient } from '@studio/api-client';
import { reach, type ContactId } from '@studio/content';
import { useWords } from '@studio/i18n';
import { NameCard, type NameCardProps } from '@studio/ui';

const client = createClient();

/** The text color of the light scheme: cards have a white background in both schemes. */
const color = '#0d2329';

interface ContactCardProps extends Pick<NameCardProps, 'remark'> {
  contact: ContactId;
  name: string;
}

/** A person's name card, rendered by the provider. */
export function ContactCard({ contact, name, ...rest }: ContactCardProps) {
  const { t } = useWords();
  return (
    <NameCard
      {...rest}
      src={client.nameCardUrl(contact, { color })}
      alt={t(reach.nameCard, { name })}
      labels={{ loading: t(reach.nameCardLoading), failed: t(reach.nameCardFailed) }}
    />
  );
}
