import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type ReactNode } from 'react';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface RadioSetProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'ref' | 'onChange'
> {
  /** Accessible name of the group. Not visible. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Classes of each option. The selected one has `data-state="on"`. */
  optionClassName: string;
}

/** A group of radio buttons with custom styles. Base of `BillingToggle`, `FilterChips` and `SchemeSwitch`. */
export function RadioSet<Value extends string>({
  label,
  options,
  value,
  onChange,
  optionClassName,
  children,
  ...rest
}: RadioSetProps<Value>) {
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);

  // React keeps a selection from before hydration, but does not call `onChange` for it.
  const takeOver = useEffectEvent(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const early = options.find((option) => option.value === chosen);
    if (early && early.value !== value) onChange(early.value);
  });
  useEffect(() => {
    takeOver();
  }, []);

  return (
    <fieldset {...rest} ref={root}>
      <legend className="sr-only">{label}</legend>
      {children}
      {options.map((option) => (
        <label
          key={option.value}
          data-state={option.value === value ? 'on' : 'off'}
          className={`relative cursor-pointer forced-colors:data-[state=on]:underline ${optionClassName}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit]"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
