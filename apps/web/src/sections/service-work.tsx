import { work } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useContent } from '@studio/site';
import { Heading, Section, Text, type SectionProps } from '@studio/ui';
import type { ShowingId } from '../collections.server.ts';
import { ActionLink } from './action-button.tsx';
import { WorkPlates } from './work-plates.tsx';

interface ServiceWorkProps extends Pick<SectionProps, 'ground'> {
  /** The service. */
  id: ShowingId;
}

/** The pieces of work of a service, if it has any in this language. */
export function ServiceWork({ id, ground }: ServiceWorkProps) {
  const { text } = useTranslation();
  const { items } = useContent(id);
  if (items.length === 0) return null;
  return (
    // Not printed: it is a link to work.
    <Section ground={ground} className="print:hidden">
      <div className="grid gap-4">
        <Heading>{text(work.title)}</Heading>
        <Text size="lead">{text(work.lead)}</Text>
      </div>
      <WorkPlates items={items} className="-mx-edge" />
      <div>
        <ActionLink action={work.all} />
      </div>
    </Section>
  );
}
