import { useState, type ComponentProps } from 'react';
import { controlLook, FieldFrame, type FieldTexts } from '../field/field-frame.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/**
 * A text field for several lines with a label, which grows with its content. `className` is set on the root element,
 * other props on the `<textarea>`. With `maxLength`, a counter appears for the last tenth while the field has focus.
 */
export function TextArea({ label, remark, hint, error, className, ...textarea }: TextAreaProps) {
  const { maxLength = Infinity, onFocus, onInput } = textarea;
  const [length, setLength] = useState(0);
  const near = length > maxLength * 0.9;
  return (
    <FieldFrame
      {...{ label, remark, hint, error, className }}
      id={textarea.id}
      describedBy={textarea['aria-describedby']}
      aside={
        // Visible only with focus, because a form reset does not update `length`. Announced only at the limit.
        <span
          aria-live={length < maxLength ? 'off' : 'polite'}
          className="hidden text-ink-muted tabular-nums group-focus-within/field:block"
        >
          {near && `${String(length)} / ${String(maxLength)}`}
        </span>
      }
    >
      {(ties) => (
        <textarea
          {...textarea}
          {...ties}
          className={`${controlLook} field-sizing-content max-h-96 min-h-36 resize-y`}
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
