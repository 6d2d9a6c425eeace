import { contact, getNameCard } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Columns, PageHero, Section, SectionHeading } from '@studio/ui';
import { ChatCode } from '../sections/chat-code.tsx';
import { ContactCard } from '../sections/contact-card.tsx';
import { MessageForm } from '../sections/message-form.tsx';
import { Page } from '../sections/page.tsx';
import { WaysToReach } from '../sections/ways-to-reach.tsx';

const { hero, form, info, values } = contact;

export default function Contact() {
  const { text } = useTranslation();
  return (
    <Page facts={contact} category="Contact">
      <PageHero title={text(hero.title)} lead={text(hero.lead, values)} />
      <Section>
        <Columns ratio="4-8">
          <SectionHeading variant="stacked" title={text(form.title)} lead={text(form.lead)} />
          <MessageForm />
        </Columns>
      </Section>
      <Section ground="surface">
        <Columns ratio="4-8">
          <SectionHeading variant="stacked" title={text(info.title)} lead={text(info.lead)} />
          <WaysToReach
            size="md"
            cards={(person) => [
              <ContactCard key="card" contact={person} remark={text(getNameCard(person).label)} />,
              <ChatCode key="chat" contact={person} />,
            ]}
          />
        </Columns>
      </Section>
    </Page>
  );
}
