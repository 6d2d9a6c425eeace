import { contactResults, createClient, endpoints } from '@studio/api-client';
import { addressPattern, contactRequest, limits } from '@studio/api-client/contract';
import { contact, enquiries, plans, type MessageField } from '@studio/content';
import { useWords, type UsedWords } from '@studio/i18n';
import { ContactForm, toast, type ContactFormProps } from '@studio/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { analytics } from './analytics.ts';
import { useQuery } from './query.ts';
import { whileHere } from './while-here.ts';

const client = createClient();

const { form } = contact;
const fields: readonly MessageField[] = form.fields;

/** What the contract calls a field of the form. */
const sentAs = (name: MessageField['name']) => (name === 'companyName' ? 'company' : name);

type Texts = Readonly<Record<string, string>>;

/** What was sent last, with what the provider had against it. */
interface Attempt {
  values: Texts;
  request: v.InferOutput<typeof contactRequest>;
  key: string;
  complaints?: Texts;
}

/** What stands in the form: a visitor who looks something up on another page finds it again. */
let draft: Texts | undefined;

/** The contact form, connected to the provider. */
export function MessageForm() {
  const { t, language } = useWords();
  const subject = useSubject();
  const [state, setState] = useState<ContactFormProps['state']>('idle');
  const [restored, setRestored] = useState(draft);
  const [asked, setAsked] = useState<string>();
  // A link that is about something may lead to a form that was begun.
  if (subject !== asked) {
    setAsked(subject);
    if (restored && subject) setRestored({ ...restored, subject });
  }
  /** By the names of the contract. */
  const [complaints, setComplaints] = useState<Texts>();
  const attempt = useRef<Attempt>(undefined);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const errors = useMemo(() => complaints && sentencesFor(complaints, t), [complaints, t]);

  async function send(values: Texts) {
    const { companyName, referral, ...others } = values;
    const read = v.safeParse(contactRequest, { ...others, company: companyName }, { abortPipeEarly: true });
    const refused = read.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
    setComplaints(refused && Object.fromEntries(refused));
    if (!read.success) return;

    const request = read.output;
    const { current: before } = attempt;
    const key = before && isSame(before.request, request) ? before.key : newKey();
    attempt.current = { values, request, key };
    setState('sending');
    const elapsed = Math.round(performance.now() - shownAt.current);
    const sent = await client.sendContact(
      { ...request, referral, elapsed, key },
      { language, signal: whileHere() },
    );

    setRestored(undefined);
    if (sent.outcome === 'created') {
      draft = undefined;
      setState('done');
      toast.success(t(form.success, contact.values));
      analytics.click({ category: 'Contact', action: 'Submit' });
    } else {
      if (sent.outcome === 'refused') attempt.current.complaints = sent.fields;
      setState('failed');
      toast.error(t(form.error));
      console.error('The message was not sent.', sent);
    }
  }

  function restore() {
    setRestored(attempt.current?.values);
    setComplaints(attempt.current?.complaints);
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

/** What the link that led here is about. */
function useSubject(): string | undefined {
  const { t } = useWords();
  const query = new URLSearchParams(useQuery());
  const [, enquiry] = Object.entries(enquiries).find(([id]) => id === query.get('service')) ?? [];
  if (enquiry) return t(enquiry);
  const plan = plans.find(({ id }) => id === query.get('plan'));
  return plan && t(contact.planSubject, { plan: t(plan.title) });
}

/** By the names of the form. */
function sentencesFor(complaints: Texts, t: UsedWords['t']): Texts {
  const sentences: Record<string, string> = {};
  for (const { name, required, invalid } of fields) {
    const complaint = complaints[sentAs(name)];
    if (complaint === 'required' && required) sentences[name] = t(required);
    else if (complaint === 'email' && invalid) sentences[name] = t(invalid);
    else if (complaint === 'long') sentences[name] = t(form.tooLong, { limit: limits[sentAs(name)] });
    else if (complaint) sentences[name] = t(form.characters);
  }
  return sentences;
}

/**
 * A message that is sent again has the key that it had: the provider may have kept it although its answer was lost. One
 * that was changed is another, and must not be taken for the first.
 */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Not `randomUUID`, which a browser has on encrypted lines only. */
const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');
