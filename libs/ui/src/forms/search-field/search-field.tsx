'use client';

import { Search, X } from 'lucide';
import { useState, type ComponentProps } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import { useValueControl } from '../../internal/use-value-control/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import { searchFieldVariants, type SearchFieldVariants } from './search-field.variants.ts';

interface SearchFieldBaseProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'children'>, FieldTexts {
  /** Accessible name of the button that clears the field. */
  clearLabel: string;
  /** `xl` is for the first screen of a page. Its label is hidden: repeat it in `placeholder`. @default md */
  size?: SearchFieldVariants['size'];
  /** The text. Set it together with `onValueChange`. */
  value?: string | undefined;
  /** The initial text, if the field keeps the text itself. @default '' */
  defaultValue?: string | undefined;
  /** Called with the text of the field. */
  onValueChange?: ((value: string) => void) | undefined;
}

export type SearchFieldProps = SearchFieldBaseProps & ControlledValue;

/**
 * A search field that filters a list during input. `className` is set on the root element, other props on the
 * `<input>`. It has no effect without JavaScript: hide it with `@media (scripting: none)`.
 */
export function SearchField({
  label,
  labelNote,
  hint,
  error,
  clearLabel,
  defaultValue = '',
  onValueChange,
  size,
  className,
  ...input
}: SearchFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = input.value ?? ownValue;

  function change(next: string) {
    setOwnValue(next);
    onValueChange?.(next);
  }
  const control = useValueControl({ ...input, value, onValueChange: change });

  return (
    <FieldFrame
      {...{ label, labelNote, hint, error }}
      className={searchFieldVariants({ size, className })}
      slot="search-field"
      control={input}
    >
      {(controlProps) => (
        <div data-slot="search-field-box">
          <Icon icon={Search} />
          <input
            data-slot="field-control"
            {...input}
            {...control}
            {...controlProps}
            type="search"
            value={value}
          />
          {value && (
            <IconButton
              label={clearLabel}
              onClick={() => {
                change('');
                control.ref.current?.focus();
              }}
            >
              <Icon icon={X} />
            </IconButton>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
