import type { ComponentProps } from 'react';
import { controlLook, FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface FieldProps extends ComponentProps<'input'>, FieldTexts {}

/** A one-line text field with a label. `className` is set on the root element, other props on the `<input>`. */
export function Field({ label, remark, hint, error, className, ...input }: FieldProps) {
  return (
    <FieldFrame
      {...{ label, remark, hint, error, className }}
      id={input.id}
      describedBy={input['aria-describedby']}
    >
      {(ties) => <input {...input} {...ties} className={controlLook} />}
    </FieldFrame>
  );
}
