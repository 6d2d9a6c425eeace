import { useId, type ReactNode } from 'react';
import { CircleAlert } from '../sign/index.ts';

export interface FieldTexts {
  /** Visible label. Do not use a placeholder instead, which disappears during input. */
  label: string;
  /** Note beside the label, such as "optional". */
  remark?: string | undefined;
  /** Help text above the control, where an on-screen keyboard does not cover it. */
  hint?: string | undefined;
  /** What is wrong and how to fix it. Marks the control as invalid, and is announced by screen readers. */
  error?: string | undefined;
}

/** ID and ARIA props that link a control to its label, hint and error. */
interface Ties {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  id: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  /** Shown at the end of the label's line, where it causes no layout shift. */
  aside?: ReactNode;
  children: (ties: Ties) => ReactNode;
}

/** The label, hint and error around a form control. All fields share it. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, remark, hint, error, id, describedBy, className = '', aside, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const description = [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={`group/field min-w-0 ${className}`}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={controlId} className="font-medium">
          {label} {remark && <span className="ms-1 font-normal text-ink-muted">{remark}</span>}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={hintId} className="mb-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': description || undefined,
      })}
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <div id={errorId} aria-live="polite">
        {error && (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-bad">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

export const controlLook =
  'block min-h-11 w-full rounded-control border border-edge bg-raised px-3.5 py-2 text-base leading-6 text-ink transition-colors duration-150 ease-out placeholder:text-ink-muted enabled:hover:border-ink-muted disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad aria-invalid:inset-ring aria-invalid:inset-ring-bad aria-invalid:hover:border-bad forced-colors:aria-invalid:border-2';
