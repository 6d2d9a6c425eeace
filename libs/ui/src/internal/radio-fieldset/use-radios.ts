import { useId, useRef } from 'react';
import { useSyncFromDom } from '../use-value-control/index.ts';

/** Props of components that select one of several values with radio buttons. */
export interface RadioValueProps<Value extends string> {
  /** Name of the value in the data of a form. @default a unique name */
  name?: string | undefined;
  /** The selected value. Set it together with `onValueChange`. */
  value?: Value | undefined;
  /** The initially selected value, if the component keeps the selection itself. */
  defaultValue?: Value | undefined;
  /** Called with the value of the selected option. */
  onValueChange?: ((value: Value) => void) | undefined;
}

interface RadiosProps<Value extends string> extends RadioValueProps<Value> {
  options: readonly { value: Value }[];
}

/** A ref for the `<legend>`, and the props of the radio button of each value. */
export function useRadios<Value extends string>(props: RadiosProps<Value>) {
  const { value, defaultValue, onValueChange, options } = props;
  const ownName = useId();
  const name = props.name ?? ownName;
  const legend = useRef<HTMLLegendElement>(null);

  useSyncFromDom(() => {
    const checked = legend.current?.parentElement?.querySelector<HTMLInputElement>(':checked')?.value;
    const early = options.find((option) => option.value === checked);
    if (early && early.value !== (value ?? defaultValue)) onValueChange?.(early.value);
  });

  const radioProps = (own: Value) => ({
    type: 'radio',
    name,
    value: own,
    ...(value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }),
    onChange: () => {
      onValueChange?.(own);
    },
  });
  return { legend, radioProps };
}
