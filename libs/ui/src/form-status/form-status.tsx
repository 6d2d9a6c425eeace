import type { ReactNode } from 'react';
import { Check, CircleAlert } from '../sign/index.ts';

/** What becomes of a form once it is sent. */
export type FormState = 'idle' | 'sending' | 'done' | 'failed';

export interface FormStatusProps {
  state: FormState;
  messages: { sending: string; done: string; failed: string };
  /** The ids that a page is led back to when the form was sent without scripts. */
  results: { done: string; failed: string };
}

const look = 'text-good data-[state=failed]:text-bad data-[state=sending]:text-ink-muted';

/** Says what has become of a form, and announces it. A part of the forms, not for pages. */
export function FormStatus({ state, messages, results }: FormStatusProps) {
  return (
    <>
      <div role="status" data-state={state} className={`min-h-6 ${look}`}>
        {state !== 'idle' && <Message state={state}>{messages[state]}</Message>}
      </div>
      {/* Shown by the address alone, for visitors without scripts. */}
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
