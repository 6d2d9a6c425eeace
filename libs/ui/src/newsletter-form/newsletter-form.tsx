import { useEffect, useRef, type ComponentProps, type SubmitEvent } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { FormStatus, type FormStatusProps } from '../form-status/index.ts';

type OwnForm = Omit<
  ComponentProps<'form'>,
  'title' | 'results' | 'action' | 'method' | 'ref' | 'onSubmit' | 'children'
>;

export interface NewsletterFormProps extends OwnForm {
  title: string;
  lead: string;
  emailLabel: string;
  submitLabel: string;
  /** Where the sign-up goes when there are no scripts. */
  action: string;
  /** `done` empties the field, `failed` keeps what was typed. */
  state: FormStatusProps['state'];
  /** What has become of it, under the button and announced. */
  messages: FormStatusProps['messages'];
  /** The ids that a page is led back to when the form was sent without scripts. */
  results: FormStatusProps['results'];
  /** The address as typed, with the spaces around it removed. It may be empty. */
  onSend: (email: string) => void;
}

/** Signs up for a newsletter with an e-mail address. It hands the address out and shows what becomes of it. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { title, lead, emailLabel, submitLabel, action, state, messages, results, onSend, ...rest } = props;
  const form = useRef<HTMLFormElement>(null);
  const sending = state === 'sending';

  useEffect(() => {
    if (state === 'done') form.current?.reset();
  }, [state]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const email = new FormData(event.currentTarget).get('email');
    onSend(typeof email === 'string' ? email.trim() : '');
  }

  return (
    <form {...rest} ref={form} action={action} method="post" onSubmit={send}>
      <h2 className="text-title">{title}</h2>
      <p className="mt-1 text-balance text-ink-muted">{lead}</p>
      <div className="mt-5 mb-3 flex flex-wrap items-end gap-3">
        <Field
          className="grow basis-48"
          label={emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          pattern="\S+@\S+"
          required
        />
        <Button type="submit" loading={sending}>
          {submitLabel}
        </Button>
      </div>
      <FormStatus state={state} messages={messages} results={results} />
    </form>
  );
}
