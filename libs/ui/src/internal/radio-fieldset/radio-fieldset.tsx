'use client';

import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import './radio-fieldset.css';
import { useRadios, type RadioValueProps } from './use-radios.ts';

interface RadioOption<Value extends string> {
  value: Value;
  disabled?: boolean | undefined;
}

export interface RadioFieldsetProps<Value extends string, Option extends RadioOption<Value>>
  extends
    Omit<ComponentProps<'fieldset'>, keyof RadioValueProps<Value> | 'children'>,
    RadioValueProps<Value> {
  /** Accessible name of the group. Not visible. */
  label: string;
  /** The options, in the order of the page. */
  options: readonly Option[];
  /** Renders the label of an option. */
  children: (option: Option) => ReactNode;
}

/** Radio buttons that are as large as their labels. Base of `FilterChips` and `SegmentedControl`. */
export function RadioFieldset<Value extends string, Option extends RadioOption<Value>>({
  label,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  children,
  ...rest
}: RadioFieldsetProps<Value, Option>) {
  const { legend, radioProps } = useRadios({ name, value, defaultValue, onValueChange, options });
  return (
    <fieldset {...rest}>
      <legend ref={legend}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} data-slot="radio-option">
          <input {...radioProps(option.value)} disabled={option.disabled} />
          {children(option)}
        </label>
      ))}
    </fieldset>
  );
}
