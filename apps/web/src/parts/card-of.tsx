import { createClient } from '@studio/api-client';
import { reach, type ContactId } from '@studio/content';
import { useWords } from '@studio/i18n';
import { NameCard, type NameCardProps } from '@studio/ui';

const client = createClient();

/** The ink of the light scheme: a card stands on white in both. */
const color = '#0d2329';

interface CardOfProps extends Pick<NameCardProps, 'remark'> {
  contact: ContactId;
  name: string;
}

/** The name card of a person, as the provider draws it. */
export function CardOf({ contact, name, ...rest }: CardOfProps) {
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
