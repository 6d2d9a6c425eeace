'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import { useRadios, type RadioValueProps } from '../../internal/radio-fieldset/index.ts';
import { FieldChoice } from '../field/field-choice.tsx';
import { FieldLabel, useFieldTexts, type FieldTexts } from '../field/field-frame.tsx';
import './radio-group.css';

export interface RadioGroupOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

type NativeFieldsetProps = Omit<ComponentProps<'fieldset'>, 'name' | 'defaultValue' | 'children'>;

interface RadioGroupBaseProps<Value extends string>
  extends NativeFieldsetProps, FieldTexts, RadioValueProps<Value> {
  /** The options, of which one can be selected. */
  options: readonly RadioGroupOption<Value>[];
  /** Prevents the submission of a form without a selection. @default false */
  required?: boolean | undefined;
}

export type RadioGroupProps<Value extends string> = RadioGroupBaseProps<Value> & ControlledValue;

/** A visible question and its answers, of which a visitor selects one. */
export function RadioGroup<Value extends string>({
  label,
  labelNote,
  hint,
  error,
  options,
  required,
  name,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: RadioGroupProps<Value>) {
  const { legend, radioProps } = useRadios({ name, value, defaultValue, onValueChange, options });
  const { controlProps, hintElement, errorElement } = useFieldTexts(rest, { hint, error });
  const { id, 'aria-invalid': invalid, ...description } = controlProps;
  return (
    <fieldset data-slot="radio-group" {...rest} {...description}>
      <legend ref={legend} data-slot="field-label">
        <FieldLabel label={label} labelNote={labelNote} />
      </legend>
      {hintElement}
      {options.map((option, index) => {
        const hintId = `${id}-${String(index)}-hint`;
        return (
          <div key={option.value} data-slot="radio-group-option">
            <FieldChoice
              {...radioProps(option.value)}
              label={option.label}
              required={required}
              disabled={option.disabled}
              aria-invalid={invalid}
              aria-describedby={option.hint ? hintId : undefined}
            />
            {option.hint && (
              <p id={hintId} data-slot="field-hint">
                {option.hint}
              </p>
            )}
          </div>
        );
      })}
      {errorElement}
    </fieldset>
  );
}
