import { useState, type ComponentProps } from 'react';
import { controlLook, FieldFrame, type FieldTexts } from '../field/field-frame.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/**
 * Several lines of text with their label. Grows with what is written; `className` is for its place, all else goes to
 * the `<textarea>`. With `maxLength`, a counter appears over the last tenth.
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
        // Only while one writes: a form that is reset tells nobody. Heard only once the limit is reached.
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
