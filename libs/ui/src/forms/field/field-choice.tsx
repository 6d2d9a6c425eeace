import type { ComponentProps } from 'react';
import { FieldLabel, type FieldTexts } from './field-frame.tsx';
import './field-choice.css';

type FieldChoiceProps = ComponentProps<'input'> & Pick<FieldTexts, 'label' | 'labelNote'>;

/** A checkbox, switch or radio button with its label beside it. The label is part of the target. */
export function FieldChoice({ label, labelNote, ...input }: FieldChoiceProps) {
  return (
    <label data-slot="field-choice">
      <input {...input} />
      <span>
        <FieldLabel label={label} labelNote={labelNote} />
      </span>
    </label>
  );
}
