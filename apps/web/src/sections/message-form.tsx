import { contactResults, createClient, endpoints } from '@studio/api-client';
import { addressPattern, contactRequest, limits } from '@studio/api-client/contract';
import { contact, enquiries, plans, type MessageField } from '@studio/content';
import { useWords } from '@studio/i18n';
import {
  useAnalytics,
  useQuery,
  useSubmission,
  type FieldTexts,
  type SendOptions,
  type Translate,
} from '@studio/site';
import { ContactForm, toast } from '@studio/ui';
import { useMemo, useState } from 'react';
import * as v from 'valibot';

const client = createClient();
const { form } = contact;
const fields: readonly MessageField[] = form.fields;

/** Returns the name of a form field in the API contract. */
const sentAs = (name: MessageField['name']) => (name === 'companyName' ? 'company' : name);

/** The contact form, connected to the provider. */
export function MessageForm() {
  const { t, language } = useWords();
  const analytics = useAnalytics();
  const { state, values, errors, ...submission } = useSubmission('message', sendMessage);
  const texts = useMemo(() => errors && errorTexts(errors, t), [errors, t]);

  const subject = useSubject();
  const [previousSubject, setPreviousSubject] = useState<string>();
  // A link with a subject replaces the subject of a restored draft.
  if (subject !== previousSubject) {
    setPreviousSubject(subject);
    if (values && subject) submission.fill({ subject });
  }

  async function send(values: FieldTexts) {
    const { companyName, referral, ...others } = values;
    const parsed = v.safeParse(contactRequest, { ...others, company: companyName }, { abortPipeEarly: true });
    if (parsed.issues) {
      const errors = parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
      submission.reject(Object.fromEntries(errors));
      return;
    }
    const result = await submission.submit(values, { ...parsed.output, referral });
    if (result.outcome === 'created') {
      toast.success(t(form.success, contact.values));
      analytics.click({ category: 'Contact', action: 'Submit' });
    } else {
      toast.error(t(form.error));
      console.error('The message was not sent.', result);
    }
  }

  return (
    <ContactForm
      fields={fields.map(({ name, label, required, invalid, hint, type, ...rest }) => ({
        ...rest,
        name,
        type,
        label: t(label),
        required: required && t(required),
        invalid: invalid && t(invalid),
        hint: hint && t(hint),
        pattern: type === 'email' ? addressPattern : undefined,
        maxLength: limits[sentAs(name)],
      }))}
      values={values ?? { subject }}
      errors={texts}
      state={state}
      labels={{ submit: t(form.submit), optional: t(form.optional), restore: t(form.restore) }}
      messages={{
        sending: t(form.sending),
        done: t(form.success, contact.values),
        failed: t(form.error),
      }}
      results={contactResults}
      action={`${endpoints.contact}?lng=${language}`}
      trap={{ name: 'referral', label: t(form.trap) }}
      onSend={(values) => void send(values)}
      onDraft={submission.saveDraft}
      onRefuse={(names) => {
        console.error(`The message was not sent. These fields are not right: ${names.join(', ')}.`);
      }}
      onRestore={submission.restore}
    />
  );
}

const sendMessage = (
  request: v.InferOutput<typeof contactRequest> & { referral: string | undefined },
  { language, signal, key, elapsed }: SendOptions,
) => client.sendContact({ ...request, key, elapsed }, { language, signal });

/** Returns the subject that the query selects, such as `?plan=booking`. */
function useSubject(): string | undefined {
  const { t } = useWords();
  const query = new URLSearchParams(useQuery());
  const [, enquiry] = Object.entries(enquiries).find(([id]) => id === query.get('service')) ?? [];
  if (enquiry) return t(enquiry);
  const plan = plans.find(({ id }) => id === query.get('plan'));
  return plan && t(contact.planSubject, { plan: t(plan.title) });
}

/** Returns the error messages by the field names of the form. */
function errorTexts(errors: FieldTexts, t: Translate): FieldTexts {
  const texts: Record<string, string> = {};
  for (const { name, required, invalid } of fields) {
    const error = errors[sentAs(name)];
    if (error === 'required' && required) texts[name] = t(required);
    else if (error === 'email' && invalid) texts[name] = t(invalid);
    else if (error === 'long') texts[name] = t(form.tooLong, { limit: limits[sentAs(name)] });
    else if (error) texts[name] = t(form.characters);
  }
  return texts;
}
