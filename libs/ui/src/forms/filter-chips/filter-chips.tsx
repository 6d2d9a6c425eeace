'use client';

import type { ReactNode } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import { RadioFieldset, type RadioFieldsetProps } from '../../internal/radio-fieldset/index.ts';
import './filter-chips.css';

export interface FilterOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

/** The first of the `options` usually shows all items. */
export type FilterChipsProps<Value extends string> = Omit<
  RadioFieldsetProps<Value, FilterOption<Value>>,
  'children'
> &
  ControlledValue;

/**
 * A row of options that filters a list. For a few short labels: use a `Select` for many. If it has no effect without
 * JavaScript, hide it with `@media (scripting: none)`.
 */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  return (
    <RadioFieldset data-slot="filter-chips" {...props}>
      {({ label }) => label}
    </RadioFieldset>
  );
}
