import { contactDoneId, createClient, endpoints, type ContactRequest } from '@studio/api-client';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useSubmission } from '@studio/site';
import { ContactForm, Select } from '@studio/ui';

export interface MessageFormProps {
  /** The subjects to choose from. Without them, the subject is a text field. */
  subjects?: readonly string[];
  /** The subject that is filled in first. */
  subject?: string | undefined;
  className?: string;
}

const client = createClient();
const fields = ['name', 'email', 'subject', 'message'] as const;

/** The request has more fields than this form. */
const blank = { name: '', email: '', phone: '', company: '', subject: '', message: '' };

/** The contact form with the texts of the namespace `contact`, connected to the provider. */
export function MessageForm({ subjects, subject, className }: MessageFormProps) {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  const { state, values, restore, saveDraft, submit } = useSubmission<ContactRequest>(
    'contact',
    (message, { key, elapsed, ...options }) => client.sendContact({ ...message, key, elapsed }, options),
  );
  return (
    <ContactForm
      className={className}
      fields={fields.map((name) => ({
        name,
        label: text(`contact:${name}.label`),
        requiredMessage: text(`contact:${name}.required`),
        invalidMessage: name === 'email' ? text('contact:email.invalid') : undefined,
        ...(name === 'message'
          ? { multiline: true }
          : name === 'subject' && subjects
            ? { render: (props) => <Select {...props} options={subjects.map(toOption)} />, wide: true }
            : { type: name === 'email' ? 'email' : 'text' }),
      }))}
      values={values ?? { subject }}
      state={state}
      submitLabel={text('contact:submit')}
      optionalLabel={text('contact:optional')}
      restoreLabel={text('contact:restore')}
      messages={{
        sending: t('contact:sending'),
        done: text('contact:done'),
        failed: text('contact:failed'),
      }}
      doneId={contactDoneId}
      action={`${endpoints.contact}?lng=${language}`}
      onSubmit={(values) => void submit(values, { ...blank, ...values })}
      onValuesChange={saveDraft}
      onRestore={restore}
    />
  );
}

const toOption = (label: string) => ({ value: label, label });
