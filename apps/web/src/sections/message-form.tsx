import { contactResults, createClient, endpoints } from '@studio/api-client';
import { addressPattern, contactRequest, limits } from '@studio/api-client/contract';
import { contact, enquiries, plans, type MessageField } from '@studio/content';
import { useWords, type UsedWords } from '@studio/i18n';
import { abortOnLeave, useAnalytics, useQuery } from '@studio/site';
import { ContactForm, toast, type ContactFormProps } from '@studio/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';

const client = createClient();

const { form } = contact;
const fields: readonly MessageField[] = form.fields;

/** Returns the name of a form field in the API contract. */
const sentAs = (name: MessageField['name']) => (name === 'companyName' ? 'company' : name);

type Texts = Readonly<Record<string, string>>;

/** The last request, with the field errors of its response. */
interface Attempt {
  values: Texts;
  request: v.InferOutput<typeof contactRequest>;
  key: string;
  fieldErrors?: Texts;
}

/** The unsent values, which are restored when the visitor returns to the page. */
let draft: Texts | undefined;

/** The contact form, connected to the provider. */
export function MessageForm() {
  const { t, language } = useWords();
  const analytics = useAnalytics();
  const subject = useSubject();
  const [state, setState] = useState<ContactFormProps['state']>('idle');
  const [restored, setRestored] = useState(draft);
  const [previousSubject, setPreviousSubject] = useState<string>();
  // A link with a subject replaces the subject of a restored draft.
  if (subject !== previousSubject) {
    setPreviousSubject(subject);
    if (restored && subject) setRestored({ ...restored, subject });
  }
  /** By the field names of the API contract. */
  const [fieldErrors, setFieldErrors] = useState<Texts>();
  const attempt = useRef<Attempt>(undefined);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const errors = useMemo(() => fieldErrors && sentencesFor(fieldErrors, t), [fieldErrors, t]);

  async function send(values: Texts) {
    const { companyName, referral, ...others } = values;
    const read = v.safeParse(contactRequest, { ...others, company: companyName }, { abortPipeEarly: true });
    const refused = read.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
    setFieldErrors(refused && Object.fromEntries(refused));
    if (!read.success) return;

    const request = read.output;
    const { current: before } = attempt;
    const key = before && isSame(before.request, request) ? before.key : newKey();
    attempt.current = { values, request, key };
    setState('sending');
    const elapsed = Math.round(performance.now() - shownAt.current);
    const sent = await client.sendContact(
      { ...request, referral, elapsed, key },
      { language, signal: abortOnLeave() },
    );

    setRestored(undefined);
    if (sent.outcome === 'created') {
      draft = undefined;
      setState('done');
      toast.success(t(form.success, contact.values));
      analytics.click({ category: 'Contact', action: 'Submit' });
    } else {
      if (sent.outcome === 'refused') attempt.current.fieldErrors = sent.fields;
      setState('failed');
      toast.error(t(form.error));
      console.error('The message was not sent.', sent);
    }
  }

  function restore() {
    setRestored(attempt.current?.values);
    setFieldErrors(attempt.current?.fieldErrors);
    setState('idle');
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
      values={restored ?? { subject }}
      errors={errors}
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
      onDraft={(values) => {
        draft = values;
      }}
      onRefuse={(names) => {
        console.error(`The message was not sent. These fields are not right: ${names.join(', ')}.`);
      }}
      onRestore={restore}
    />
  );
}

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
function sentencesFor(fieldErrors: Texts, t: UsedWords['t']): Texts {
  const sentences: Record<string, string> = {};
  for (const { name, required, invalid } of fields) {
    const fieldError = fieldErrors[sentAs(name)];
    if (fieldError === 'required' && required) sentences[name] = t(required);
    else if (fieldError === 'email' && invalid) sentences[name] = t(invalid);
    else if (fieldError === 'long') sentences[name] = t(form.tooLong, { limit: limits[sentAs(name)] });
    else if (fieldError) sentences[name] = t(form.characters);
  }
  return sentences;
}

/**
 * An unchanged message is sent again with the same key, because the provider may have stored it although its response
 * was lost. A changed message needs a new key, so that it is not treated as a duplicate.
 */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Not `randomUUID`, which requires a secure context. */
const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');
