import { Check, CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import './form-status.css';

/** State of a form submission. */
type FormState = 'idle' | 'sending' | 'done' | 'failed';

export interface FormStatusProps {
  state: FormState;
  messages: { sending: ReactNode; done: ReactNode; failed: ReactNode };
  /** ID of the message `done`. Without JavaScript, the server redirects to this fragment once it has the form. */
  doneId: string;
  /** Shows the message of the state `sending` to screen readers only. @default false */
  sendingHidden?: boolean | undefined;
}

/** The status message of a form submission, in a live region. Part of the form components, not for pages. */
export function FormStatus({ state, messages, doneId, sendingHidden = false }: FormStatusProps) {
  return (
    <>
      <div role="status" data-slot="form-status" data-state={state}>
        {state === 'sending' && sendingHidden ? (
          <VisuallyHidden>{messages.sending}</VisuallyHidden>
        ) : (
          state !== 'idle' && <Message state={state}>{messages[state]}</Message>
        )}
      </div>
      {/* Without JavaScript, `:target` shows this message when its ID is the fragment of the URL. */}
      {state === 'idle' && (
        <div id={doneId} data-slot="form-result" data-state="done">
          <Message state="done">{messages.done}</Message>
        </div>
      )}
    </>
  );
}

function Message({ state, children }: { state: Exclude<FormState, 'idle'>; children: ReactNode }) {
  const icon = { sending: undefined, done: Check, failed: CircleAlert }[state];
  return (
    <p>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </p>
  );
}
