import { CheckField, type CheckFieldProps } from './check-field.tsx';

export type CheckboxProps = CheckFieldProps;

/**
 * A native checkbox for a consent or an option that is submitted with a form. `className` is set on the root element,
 * other props on the `<input>`.
 */
export function Checkbox(props: CheckboxProps) {
  return <CheckField slot="checkbox" {...props} />;
}
