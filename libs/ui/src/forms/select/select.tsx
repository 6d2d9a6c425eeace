'use client';

import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import { useValueControl } from '../../internal/use-value-control/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import './select.css';

export interface SelectOption<Value extends string> {
  /** An empty value counts as no selection: with `required`, the browser rejects it. */
  value: Value;
  /** Plain text, as in HTML. */
  label: string;
  /** @default false */
  disabled?: boolean | undefined;
}

type NativeSelectProps = Omit<
  ComponentProps<'select'>,
  'children' | 'multiple' | 'size' | 'value' | 'defaultValue' | 'autoComplete'
>;

interface SelectBaseProps<Value extends string> extends NativeSelectProps, FieldTexts {
  /** For a field without a default, start with an empty value and a label such as "Choose a topic". */
  options: readonly SelectOption<Value>[];
  /** The selected value. Set it together with `onValueChange`. */
  value?: Value | undefined;
  /** The initially selected value, if the field keeps the selection itself. @default the first enabled option */
  defaultValue?: Value | undefined;
  /** Called with the value of the selected option. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** What browsers may fill in automatically, such as `country`. */
  autoComplete?: string | undefined;
}

export type SelectProps<Value extends string> = SelectBaseProps<Value> & ControlledValue;

/**
 * A native select field with a label: phones show their own picker, and it works without JavaScript. `className` is set
 * on the root element, other props on the `<select>`.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelNote, hint, error, className, options, onValueChange, ...select } = props;
  const control = useValueControl({
    ...select,
    onValueChange: (value) => {
      const selected = options.find((option) => option.value === value);
      if (selected) onValueChange?.(selected.value);
    },
  });
  return (
    <FieldFrame {...{ label, labelNote, hint, error, className }} slot="select" control={select}>
      {(controlProps) => (
        <div data-slot="select-box">
          <select data-slot="field-control" {...select} {...control} {...controlProps}>
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} />
        </div>
      )}
    </FieldFrame>
  );
}
