import { RadioSet, type RadioOption, type RadioSetProps } from '../radio-set/index.ts';

export interface FilterOption<Value extends string> extends RadioOption<Value> {
  label: string;
}

export interface FilterChipsProps<Value extends string> extends Omit<
  RadioSetProps<Value>,
  'optionClassName' | 'children'
> {
  /** The first option usually shows all items. */
  options: readonly FilterOption<Value>[];
}

/**
 * A row of options that filters a list. For a few short labels: use a menu for many. It has no effect without
 * JavaScript: hide it with `noscript:hidden`.
 */
export function FilterChips<Value extends string>({ className = '', ...rest }: FilterChipsProps<Value>) {
  return (
    <RadioSet
      {...rest}
      className={`flex flex-wrap gap-2 ${className}`}
      optionClassName="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4.5 py-1.5 font-medium text-ink-muted transition-colors duration-150 hover:border-edge hover:text-ink data-[state=on]:border-transparent data-[state=on]:bg-brand data-[state=on]:text-on-brand"
    />
  );
}
