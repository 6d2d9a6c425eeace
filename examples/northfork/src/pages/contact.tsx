import { contactDoneId, createClient, endpoints, type ContactRequest } from '@studio/api-client';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useSubmission } from '@studio/site';
import { ContactForm, Poster, Section } from '@studio/ui';

const client = createClient();
const fields = ['name', 'email', 'subject', 'message'] as const;

/** The request has more fields than this form. */
const blank = { name: '', email: '', phone: '', company: '', subject: '', message: '' };

export default function Contact() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { state, values, restore, saveDraft, submit } = useSubmission<ContactRequest>(
    'contact',
    (message, { key, elapsed, ...options }) => client.sendContact({ ...message, key, elapsed }, options),
  );
  return (
    <>
      <Poster ground="dusk" title={t('contact:hero.title')} lead={t('contact:hero.lead')} />
      <Section>
        <ContactForm
          fields={fields.map((name) => ({
            name,
            label: t(`contact:${name}.label`),
            requiredMessage: t(`contact:${name}.required`),
            invalidMessage: name === 'email' ? t('contact:email.invalid') : undefined,
            ...(name === 'message' ? { multiline: true } : { type: name === 'email' ? 'email' : 'text' }),
          }))}
          values={values}
          state={state}
          submitLabel={t('contact:submit')}
          optionalLabel={t('contact:optional')}
          restoreLabel={t('contact:restore')}
          messages={{ sending: t('contact:sending'), done: t('contact:done'), failed: t('contact:failed') }}
          doneId={contactDoneId}
          action={`${endpoints.contact}?lng=${language}`}
          onSubmit={(values) => void submit(values, { ...blank, ...values })}
          onValuesChange={saveDraft}
          onRestore={restore}
        />
      </Section>
    </>
  );
}
