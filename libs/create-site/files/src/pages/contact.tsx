import { useTranslation } from '@studio/i18n';
import { Poster, Section } from '@studio/ui';
import { MessageForm } from '../message-form.tsx';

export default function Contact() {
  const { t } = useTranslation();
  return (
    <>
      <Poster ground="dusk" title={t('contact:hero.title')} lead={t('contact:hero.lead')} />
      <Section>
        <MessageForm />
      </Section>
    </>
  );
}
