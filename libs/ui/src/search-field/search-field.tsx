import { useEffect, useEffectEvent, useId, useRef, type ComponentProps } from 'react';
import { Search, X } from '../sign/index.ts';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'ref' | 'type' | 'value' | 'onChange'
> {
  /** Label above the field. */
  label: string;
  /** Hides the label visually, for a field below a heading with the same text. @default false */
  labelHidden?: boolean;
  /** Accessible name of the button that clears the field. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A search field that filters a list during input. It has no effect without JavaScript: hide it with `noscript:hidden`.
 */
export function SearchField({
  label,
  labelHidden = false,
  clearLabel,
  value,
  onChange,
  id,
  className,
  ...rest
}: SearchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);

  // React keeps input from before hydration, but does not call `onChange` for it.
  const takeOver = useEffectEvent(() => {
    const early = input.current?.value;
    if (early && early !== value) onChange(early);
  });
  useEffect(() => {
    takeOver();
  }, []);

  return (
    <div className={className}>
      <label htmlFor={fieldId} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-medium'}>
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-ink-muted"
        />
        <input
          {...rest}
          ref={input}
          id={fieldId}
          type="search"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          className="min-h-12 w-full appearance-none rounded-control border border-edge bg-raised ps-12 pe-12 text-base leading-6 text-ink [&::-webkit-search-cancel-button]:hidden"
        />
        {value && (
          <button
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
            className="absolute inset-y-0.5 end-0.5 grid w-11 cursor-pointer place-items-center rounded-control text-ink-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </div>
  );
}
