import { Check, CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import './form-status.css';

/** State of a form submission. */
export type FormState = 'idle' | 'sending' | 'done' | 'failed';

export interface FormStatusProps {
  state: FormState;
  messages: { sending: ReactNode; done: ReactNode; failed: ReactNode };
  /** IDs of the messages. Without JavaScript, the server redirects to the fragment of one of them. */
  resultIds: { done: string; failed: string };
  /** Shows the message of the state `sending` to screen readers only. @default false */
  sendingHidden?: boolean | undefined;
}

/** The status message of a form submission, in a live region. Part of the form components, not for pages. */
export function FormStatus({ state, messages, resultIds, sendingHidden = false }: FormStatusProps) {
  return (
    <>
      <div role="status" data-slot="form-status" data-state={state}>
        {state === 'sending' && sendingHidden ? (
          <VisuallyHidden>{messages.sending}</VisuallyHidden>
        ) : (
          state !== 'idle' && <Message state={state}>{messages[state]}</Message>
        )}
      </div>
      {/* Without JavaScript, `:target` shows the message whose ID is the fragment of the URL. */}
      {state === 'idle' &&
        (['done', 'failed'] as const).map((result) => (
          <div key={result} id={resultIds[result]} data-slot="form-result" data-state={result}>
            <Message state={result}>{messages[result]}</Message>
          </div>
        ))}
    </>
  );
}

function Message({ state, children }: { state: Exclude<FormState, 'idle'>; children: ReactNode }) {
  const icon = { sending: undefined, done: Check, failed: CircleAlert }[state];
  return (
    <p>
      {icon && <Icon icon={icon} />}
      {children}
    </p>
  );
}
