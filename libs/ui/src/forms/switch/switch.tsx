import { CheckField, type CheckFieldProps } from '../checkbox/check-field.tsx';
import './switch.css';

export type SwitchProps = CheckFieldProps;

/**
 * A switch for a setting that applies at once. It is a native checkbox, so it also works in a form. `className` is set
 * on the root element, other props on the `<input>`.
 */
export function Switch(props: SwitchProps) {
  return <CheckField slot="switch" {...props} role="switch" />;
}
