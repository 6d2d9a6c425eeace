import { contactDoneId, endpoints } from '@studio/api-client';
import { addressPattern, limits, validateContact, type ContactRequest } from '@studio/api-client/contract';
import { Postmark } from '@studio/brand';
import stamp from '@studio/brand/drawings/contactStamp.svg';
import { contact, enquirySubject, type MessageField } from '@studio/content';
import { useLanguage, useTranslation, type UsedTranslation } from '@studio/i18n';
import {
  useAnalytics,
  useQuery,
  useSubmission,
  type FieldErrors,
  type FieldValues,
  type SendOptions,
} from '@studio/site';
import { ContactForm, toast } from '@studio/ui';
import { useMemo, type ReactNode } from 'react';
import { client, formAction } from '../provider.ts';
import { AnswerTime } from './studio-time.tsx';

const { form } = contact;
const fields: readonly MessageField[] = form.fields;

/** Returns the name of a form field in the API contract. */
const sentAs = (name: MessageField['name']) => (name === 'companyName' ? 'company' : name);

/** The contact form, connected to the provider. */
export function MessageForm() {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  const count = useAnalytics();
  const { state, values, errors, ...submission } = useSubmission('message', sendMessage);
  const texts = useMemo(() => errors && errorMessages(errors, text), [errors, text]);

  const subject = enquirySubject(useQuery(), t);

  /** A draft has no subject unless the visitor wrote one, so that it follows the last link with a subject. */
  function saveDraft({ subject: typed, ...others }: FieldValues) {
    submission.saveDraft({ ...others, ...(typed && typed !== subject && { subject: typed }) });
  }

  const failure = (retryAfter: number | undefined) =>
    retryAfter === undefined ? t(form.error) : t(form.tooMany, { minutes: Math.ceil(retryAfter / 60) });

  async function send(values: FieldValues) {
    const { companyName, referral, ...others } = values;
    const { request, errors } = validateContact({ ...others, company: companyName });
    if (errors) {
      submission.reject(errors);
      return;
    }
    const result = await submission.submit(values, { ...request, referral });
    if (result.outcome === 'created') {
      toast.success(t(form.success, contact.values));
      count({ click: { category: 'Contact', action: 'Submit' } });
    } else {
      toast.error(failure(result.retryAfter));
      console.error('The message was not sent.', result);
    }
  }

  return (
    <ContactForm
      title={text(form.title)}
      text={text(form.lead)}
      stamp={<Postmark src={stamp} text={text(form.postmark, contact.values)} />}
      note={<AnswerTime />}
      fields={fields.map(({ name, label, required, invalid, hint, type, multiline, wide, autoComplete }) => ({
        name,
        label: text(label),
        requiredMessage: required && text(required),
        invalidMessage: invalid && text(invalid),
        hint: hint && text(hint),
        wide,
        autoComplete,
        maxLength: limits[sentAs(name)],
        ...(multiline ? { multiline } : { type, pattern: type === 'email' ? addressPattern : undefined }),
      }))}
      values={{ subject, ...values }}
      errors={texts}
      state={state}
      submitLabel={t(form.submit)}
      optionalLabel={t(form.optional)}
      restoreLabel={text(form.restore)}
      messages={{
        sending: text(form.sending),
        done: text(form.success, contact.values),
        failed: submission.wasInterrupted ? text(form.interrupted) : failure(submission.retryAfter),
      }}
      doneId={contactDoneId}
      action={formAction(endpoints.contact, language, '/contact')}
      honeypot={{ name: 'referral', label: t(form.honeypot) }}
      onSubmit={(values) => void send(values)}
      onValuesChange={saveDraft}
      onInvalid={(names) => {
        console.error(`The message was not sent. These fields are not right: ${names.join(', ')}.`);
      }}
      onRestore={submission.restore}
    />
  );
}

const sendMessage = (
  request: ContactRequest & { referral: string | undefined },
  { language, signal, key, elapsed }: SendOptions,
) => client.sendContact({ ...request, key, elapsed }, { language, signal });

/** Returns the error messages by the field names of the form. */
function errorMessages(errors: FieldErrors, text: UsedTranslation['text']): Record<string, ReactNode> {
  const texts: Record<string, ReactNode> = {};
  for (const { name, required, invalid } of fields) {
    const error = errors[sentAs(name)];
    if (error === 'required' && required) texts[name] = text(required);
    else if (error === 'email' && invalid) texts[name] = text(invalid);
    else if (error === 'long') texts[name] = text(form.tooLong, { limit: limits[sentAs(name)] });
    else if (error) texts[name] = text(form.characters);
  }
  return texts;
}
