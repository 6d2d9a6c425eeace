import type { ComponentProps } from 'react';
import { controlLook, FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface FieldProps extends ComponentProps<'input'>, FieldTexts {}

/** One line of text with its label. `className` is for its place; all else goes to the `<input>`. */
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
