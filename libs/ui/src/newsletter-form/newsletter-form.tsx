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
  /** URL that the form is sent to without JavaScript. */
  action: string;
  /** `done` resets the form, `failed` keeps the input. */
  state: FormStatusProps['state'];
  /** Status messages, shown below the button and announced by screen readers. */
  messages: FormStatusProps['messages'];
  /** IDs of the messages. Without JavaScript, the server redirects to the fragment of one of them. */
  results: FormStatusProps['results'];
  /** Called with the trimmed address, after validation by the browser. */
  onSend: (email: string) => void;
}

/** A form to subscribe to a newsletter. It passes the address to `onSend`, and shows the result set in `state`. */
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
