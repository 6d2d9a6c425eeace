'use client';

import { useState, type ComponentProps } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import { useValueControl } from '../../internal/use-value-control/index.ts';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import './text-area.css';

interface TextAreaBaseProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {
  /** Called with the text of the field. */
  onValueChange?: ((value: string) => void) | undefined;
}

export type TextAreaProps = TextAreaBaseProps & ControlledValue;

/**
 * A text field for several lines with a label, which grows with its content. `className` is set on the root element,
 * other props on the `<textarea>`. With `maxLength`, a counter appears for the last tenth while the field has focus.
 */
export function TextArea(props: TextAreaProps) {
  const { label, labelNote, hint, error, className, onValueChange, ...textarea } = props;
  const { maxLength = Infinity, onFocus, onInput } = textarea;
  const control = useValueControl({ ...textarea, onValueChange });
  const [length, setLength] = useState(0);
  const nearLimit = length > maxLength * 0.9;
  return (
    <FieldFrame
      {...{ label, labelNote, hint, error, className }}
      slot="text-area"
      control={textarea}
      aside={
        // Visible only with focus, because a form reset does not update `length`. Announced only at the limit.
        <span aria-live={length < maxLength ? 'off' : 'polite'} data-slot="text-area-counter">
          {nearLimit && `${String(length)} / ${String(maxLength)}`}
        </span>
      }
    >
      {(controlProps) => (
        <textarea
          data-slot="field-control"
          {...textarea}
          {...control}
          {...controlProps}
          onFocus={(event) => {
            setLength(event.currentTarget.value.length);
            onFocus?.(event);
          }}
          onInput={(event) => {
            setLength(event.currentTarget.value.length);
            onInput?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
