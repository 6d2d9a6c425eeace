'use client';

import type { ReactNode } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import { RadioFieldset, type RadioFieldsetProps } from '../../internal/radio-fieldset/index.ts';
import './filter-chips.css';

export interface FilterOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many items it shows, raised after the label. */
  count?: number | undefined;
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
 * Words that filter a list, one at a time. For a few short labels: use a `Select` for many. If it has no effect without
 * JavaScript, hide it with `@media (scripting: none)`.
 */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  return (
    <RadioFieldset data-slot="filter-chips" {...props}>
      {({ label, count }) => (
        <>
          <span>{label}</span>
          {count !== undefined && <span data-slot="filter-chips-count">{` ${String(count)}`}</span>}
        </>
      )}
    </RadioFieldset>
  );
}
