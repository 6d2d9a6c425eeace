'use client';

import type { ComponentProps } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import { useValueControl } from '../../internal/use-value-control/index.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

/** Types of one-line text fields. */
type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'password'
  | 'number'
  | 'date'
  | 'time'
  | 'datetime-local'
  | 'month'
  | 'week';

interface FieldBaseProps extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldTexts {
  /** Selects the on-screen keyboard and the validation of the browser. @default text */
  type?: FieldType | undefined;
  /** Called with the text of the field. */
  onValueChange?: ((value: string) => void) | undefined;
}

export type FieldProps = FieldBaseProps & ControlledValue;

/** A one-line text field with a label. `className` is set on the root element, other props on the `<input>`. */
export function Field({ label, labelNote, hint, error, className, onValueChange, ...input }: FieldProps) {
  const control = useValueControl({ ...input, onValueChange });
  return (
    <FieldFrame {...{ label, labelNote, hint, error, className }} slot="field" control={input}>
      {(controlProps) => <input data-slot="field-control" {...input} {...control} {...controlProps} />}
    </FieldFrame>
  );
}
