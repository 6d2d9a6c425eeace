'use client';

import { X } from 'lucide';
import { useId, type AriaAttributes, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import './field-frame.css';

export interface FieldTexts {
  /** Visible label. Do not use a placeholder instead, which disappears during input. */
  label: ReactNode;
  /** Note beside the label, such as "optional". */
  labelNote?: ReactNode;
  /** Help text above the control, where an on-screen keyboard does not cover it. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid, and is announced by screen readers. */
  error?: ReactNode;
}

/** Props of the control that the label, hint and error add to. */
interface NativeControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** Returns the ARIA props that link a control to its hint and error, and these two elements. */
export function useFieldTexts(
  control: NativeControlProps,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
) {
  const ownId = useId();
  const controlId = control.id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const description = [control['aria-describedby'], hint && hintId, error && errorId]
    .filter(Boolean)
    .join(' ');
  return {
    controlProps: {
      id: controlId,
      'aria-invalid': error ? (true as const) : control['aria-invalid'],
      'aria-describedby': description || undefined,
    },
    hintElement: hint && (
      <p id={hintId} data-slot="field-hint">
        {hint}
      </p>
    ),
    // Always rendered: screen readers announce only changes of an existing live region.
    errorElement: (
      <div id={errorId} aria-live="polite" data-slot="field-error">
        {error && (
          <p>
            <Icon icon={X} />
            <span>{error}</span>
          </p>
        )}
      </div>
    ),
  };
}

/** The text of a label, with its note. */
export function FieldLabel({ label, labelNote }: Pick<FieldTexts, 'label' | 'labelNote'>) {
  return (
    <>
      <span>{label}</span> {labelNote && <span data-slot="field-note">{labelNote}</span>}
    </>
  );
}

export interface FieldFrameProps extends FieldTexts {
  control: NativeControlProps;
  /** `data-slot` of the root element. */
  slot: string;
  className: string | undefined;
  /** Shown at the end of the label's line, where it causes no layout shift. */
  aside?: ReactNode;
  children: (controlProps: ReturnType<typeof useFieldTexts>['controlProps']) => ReactNode;
}

/** The label, hint and error around a form control. */
export function FieldFrame({
  slot,
  label,
  labelNote,
  className,
  aside,
  control,
  children,
  ...texts
}: FieldFrameProps) {
  const { controlProps, hintElement, errorElement } = useFieldTexts(control, texts);
  return (
    <div data-slot={slot} className={className}>
      <div data-slot="field-row">
        <label htmlFor={controlProps.id} data-slot="field-label">
          <FieldLabel label={label} labelNote={labelNote} />
        </label>
        {aside}
      </div>
      {hintElement}
      {children(controlProps)}
      {errorElement}
    </div>
  );
}
