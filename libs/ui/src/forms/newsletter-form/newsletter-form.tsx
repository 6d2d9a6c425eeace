'use client';

import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { FormStatus, type FormStatusProps } from '../../internal/form-status/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Field } from '../field/index.ts';
import './newsletter-form.css';

type NativeFormProps = Omit<ComponentProps<'form'>, 'title' | 'action' | 'method' | 'onSubmit' | 'children'>;

export interface NewsletterFormProps extends NativeFormProps {
  /** Heading of the form. */
  title: ReactNode;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** What subscribers receive, and how often. */
  lead: ReactNode;
  /** Label of the field for the email address. */
  emailLabel: ReactNode;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** URL that the form is sent to without JavaScript. */
  action: string;
  /** `done` resets the form, `failed` keeps the input. */
  state: FormStatusProps['state'];
  /** Status messages, shown below the button and announced by screen readers. */
  messages: FormStatusProps['messages'];
  /** ID of the message `done`. Without JavaScript, the server redirects to this fragment once it has the form. */
  doneId: FormStatusProps['doneId'];
  /** Called with the trimmed address, after validation by the browser. */
  onSubmit: (email: string) => void;
}

/** A form to subscribe to a newsletter. It passes the address to `onSubmit`, and shows the result set in `state`. */
export function NewsletterForm({
  title,
  headingLevel = 2,
  lead,
  emailLabel,
  submitLabel,
  state,
  messages,
  doneId,
  onSubmit,
  ref,
  ...rest
}: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  const sending = state === 'sending';

  useEffect(() => {
    if (state === 'done') form.current?.reset();
  }, [state]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const email = new FormData(event.currentTarget).get('email');
    onSubmit(typeof email === 'string' ? email.trim() : '');
  }

  return (
    <form data-slot="newsletter-form" {...rest} ref={form} method="post" onSubmit={submit}>
      <Heading headingLevel={headingLevel} size="h3">
        {title}
      </Heading>
      <p>{lead}</p>
      <div data-slot="newsletter-form-row">
        <Field
          label={emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          pattern="\S+@\S+"
          // The label is in its place while the field is empty.
          placeholder=" "
          required
        />
        <Button type="submit" variant="ghost" size="sm" loading={sending}>
          {submitLabel}
        </Button>
      </div>
      <FormStatus state={state} messages={messages} doneId={doneId} />
    </form>
  );
}
