import { useEffect, useRef, type ComponentProps, type SubmitEvent } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';

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
  state: 'idle' | 'sending' | 'done' | 'failed';
  /** What has become of it, beside the button and announced. */
  messages: { sending: string; done: string; failed: string };
  /** The ids that a page is led back to when the form was sent without scripts. */
  results: { done: string; failed: string };
  /** The address as typed, with the spaces around it removed. It may be empty. */
  onSend: (email: string) => void;
}

const look = 'mt-3 min-h-6 text-sm data-[state=done]:text-good data-[state=failed]:text-bad';

/** Signs up for a newsletter with an e-mail address. */
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
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-48 flex-1"
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
      <p role="status" data-state={state} className={look}>
        {state !== 'idle' && messages[state]}
      </p>
      {/* Shown by the address alone, for visitors without scripts. */}
      {state === 'idle' &&
        (['done', 'failed'] as const).map((result) => (
          <p key={result} id={results[result]} data-state={result} className={`hidden target:block ${look}`}>
            {messages[result]}
          </p>
        ))}
    </form>
  );
}
