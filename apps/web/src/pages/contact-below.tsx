import { contact } from '@studio/content';
import { useWords } from '@studio/i18n';
import { CardOf } from '../parts/card-of.tsx';
import { ChatCode } from '../parts/chat-code.tsx';
import { Closing } from '../parts/closing.tsx';
import { SplitSection } from '../parts/split-section.tsx';
import { WaysToReach } from '../parts/ways-to-reach.tsx';

/** What lies below the form. */
export function ContactBelow() {
  const { t } = useWords();
  const { info } = contact;
  return (
    <>
      <SplitSection tone="surface" title={t(info.title)} lead={t(info.lead)}>
        <WaysToReach
          size="full"
          cards={(id, name) => [
            <CardOf key="card" contact={id} name={name} remark={t(info.wechat)} />,
            <ChatCode key="chat" person={id} name={name} />,
          ]}
        />
      </SplitSection>
      <Closing closing={contact.close} page="Contact" />
    </>
  );
}
