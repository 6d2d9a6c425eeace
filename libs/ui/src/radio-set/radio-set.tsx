import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type ReactNode } from 'react';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface RadioSetProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'ref' | 'onChange'
> {
  /** What is chosen here. Read aloud, not shown. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** How one option looks. The chosen one has `data-state="on"`. */
  optionClassName: string;
}

/** One choice out of a few, as radio buttons under a look of their own. What others are built on. */
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

  // React leaves alone what a visitor chose before the scripts came, and does not tell.
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
