import { contact } from '@studio/content';
import { useWords } from '@studio/i18n';
import { PageHero } from '@studio/ui';
import { CardOf } from '../parts/card-of.tsx';
import { ChatCode } from '../parts/chat-code.tsx';
import { Closing } from '../parts/closing.tsx';
import { Head } from '../parts/head.tsx';
import { MessageForm } from '../parts/message-form.tsx';
import { SplitSection } from '../parts/split-section.tsx';
import { WaysToReach } from '../parts/ways-to-reach.tsx';

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
      <SplitSection tone="surface" title={t(contact.info.title)} lead={t(contact.info.lead)}>
        <WaysToReach
          size="full"
          cards={(id, name) => [
            <CardOf key="card" contact={id} name={name} remark={t(contact.info.wechat)} />,
            <ChatCode key="chat" person={id} name={name} />,
          ]}
        />
      </SplitSection>
      <Closing closing={contact.close} page="Contact" />
    </>
  );
}
