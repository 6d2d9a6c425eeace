import { Lake } from '@studio/brand';
import lake from '@studio/brand/lakes/contact.svg';
import { contact, getNameCard } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Heading, NextSteps, Poster, Section, SectionHeading } from '@studio/ui';
import { ChatCode } from '../sections/chat-code.tsx';
import { ContactCard } from '../sections/contact-card.tsx';
import { translateSteps } from '../sections/list-sections.tsx';
import { MessageForm } from '../sections/message-form.tsx';
import { Page } from '../sections/page.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { StudioTime } from '../sections/studio-time.tsx';
import { WaysToReach } from '../sections/ways-to-reach.tsx';

const { hero, info, next, values } = contact;

export default function Contact() {
  const { text } = useTranslation();
  return (
    <Page facts={contact} category="Contact" lastButton="outline">
      <Poster
        ground="surface"
        layout="beside"
        title={text(hero.title)}
        lead={text(hero.lead, values)}
        backdrop={<Lake kind="day" src={lake} />}
        scene={<MessageForm />}
      />
      <Section>
        <SectionHeading variant="stacked" title={text(info.title)} lead={text(info.lead)} />
        <WaysToReach
          size="md"
          picture={(person) => <Portrait contact={person} />}
          cards={(person) => [
            <ContactCard key="card" contact={person} remark={text(getNameCard(person).label)} />,
            <ChatCode key="chat" contact={person} />,
          ]}
          addressNote={<StudioTime />}
        />
      </Section>
      <Section ground="surface">
        <Heading className="sr-only">{text(next.title)}</Heading>
        <NextSteps items={translateSteps(text, next.items)} />
      </Section>
    </Page>
  );
}
