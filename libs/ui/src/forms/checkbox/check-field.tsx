'use client';

import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import type { ControlledCheck } from '../../internal/controlled.ts';
import { useSyncFromDom } from '../../internal/use-value-control/index.ts';
import { FieldChoice } from '../field/field-choice.tsx';
import { useFieldTexts, type FieldTexts } from '../field/field-frame.tsx';
import './check-field.css';

interface CheckFieldBaseProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'slot' | 'children'>, FieldTexts {
  /** Whether it is on. Set it together with `onCheckedChange`. */
  checked?: boolean | undefined;
  /** Whether it is initially on, if the control keeps its state itself. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export type CheckFieldProps = CheckFieldBaseProps & ControlledCheck;

/** A native checkbox with a label, hint and error. Base of `Checkbox` and `Switch`. */
export function CheckField(props: CheckFieldProps & { slot: string; role?: 'switch' }) {
  const { slot, label, labelNote, hint, error, className, ref, onCheckedChange, ...input } = props;
  const { checked, defaultChecked, onChange } = input;
  const { controlProps, hintElement, errorElement } = useFieldTexts(input, { hint, error });
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, []);

  useSyncFromDom(() => {
    const early = element.current?.checked;
    if (early !== undefined && early !== (checked ?? defaultChecked ?? false)) onCheckedChange?.(early);
  });

  return (
    <div data-slot={slot} className={className}>
      <FieldChoice
        {...input}
        {...controlProps}
        {...{ label, labelNote }}
        ref={element}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      {hintElement}
      {errorElement}
    </div>
  );
}
