import { contact } from '@studio/content';
import { useWords } from '@studio/i18n';
import { laterPart } from '@studio/site';
import { PageHero } from '@studio/ui';
import { Head } from '../parts/head.tsx';
import { MessageForm } from '../parts/message-form.tsx';
import { SplitSection } from '../parts/split-section.tsx';

const ContactBelow = laterPart(async () => (await import('./contact-below.tsx')).ContactBelow);

export function Contact() {
  const { t } = useWords();
  const { values } = contact;
  return (
    <>
      <Head title={t(contact.title)} description={t(contact.description, values)} />
      <PageHero title={t(contact.hero.title)} lead={t(contact.hero.lead, values)} />
      <SplitSection title={t(contact.form.title)} lead={t(contact.form.lead)}>
        <MessageForm />
      </SplitSection>
      <ContactBelow />
    </>
  );
}
