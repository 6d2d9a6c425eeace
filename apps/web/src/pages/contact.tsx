import { contact } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { PageHero } from '@studio/ui';
import { CardOf } from '../sections/card-of.tsx';
import { ChatCode } from '../sections/chat-code.tsx';
import { Closing } from '../sections/closing.tsx';
import { MessageForm } from '../sections/message-form.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { WaysToReach } from '../sections/ways-to-reach.tsx';

export default function Contact() {
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
