import type { ReactNode } from 'react';
import { Check, CircleAlert } from '../sign/index.ts';

/** State of a form submission. */
export type FormState = 'idle' | 'sending' | 'done' | 'failed';

export interface FormStatusProps {
  state: FormState;
  messages: { sending: string; done: string; failed: string };
  /** IDs of the messages. Without JavaScript, the server redirects to the fragment of one of them. */
  results: { done: string; failed: string };
}

const look = 'text-good data-[state=failed]:text-bad data-[state=sending]:text-ink-muted';

/** The status message of a form submission, in a live region. Part of the form components, not for pages. */
export function FormStatus({ state, messages, results }: FormStatusProps) {
  return (
    <>
      <div role="status" data-state={state} className={`min-h-6 ${look}`}>
        {state !== 'idle' && <Message state={state}>{messages[state]}</Message>}
      </div>
      {/* Without JavaScript, `:target` shows the message whose ID is the fragment of the URL. */}
      {state === 'idle' &&
        (['done', 'failed'] as const).map((result) => (
          <div
            key={result}
            id={results[result]}
            data-state={result}
            className={`hidden target:block ${look}`}
          >
            <Message state={result}>{messages[result]}</Message>
          </div>
        ))}
    </>
  );
}

function Message({ state, children }: { state: Exclude<FormState, 'idle'>; children: ReactNode }) {
  const Sign = { sending: undefined, done: Check, failed: CircleAlert }[state];
  return (
    <p className="flex items-start gap-2 text-sm">
      {Sign && <Sign aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {children}
    </p>
  );
}
