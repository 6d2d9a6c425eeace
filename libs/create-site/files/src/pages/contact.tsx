import { useTranslation } from '@studio/i18n';
import { Poster, Section } from '@studio/ui';
import { MessageForm } from '../message-form.tsx';

export default function Contact() {
  const { text } = useTranslation();
  return (
    <>
      <Poster ground="dusk" title={text('contact:hero.title')} lead={text('contact:hero.lead')} />
      <Section>
        <MessageForm />
      </Section>
    </>
  );
}
