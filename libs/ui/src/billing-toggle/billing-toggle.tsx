import { RadioSet, type RadioSetProps } from '../radio-set/index.ts';

export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

export interface BillingToggleProps extends Omit<
  RadioSetProps<Billing>,
  'options' | 'optionClassName' | 'children' | 'className'
> {
  monthly: string;
  yearly: string;
  /** Savings with yearly billing, shown beside `yearly`. */
  save: string;
}

/**
 * A switch between monthly and yearly prices. It is hidden without JavaScript, so also describe the yearly savings in
 * the text of the page.
 */
export function BillingToggle({ monthly, yearly, save, ...rest }: BillingToggleProps) {
  return (
    <RadioSet
      {...rest}
      options={[
        { value: 'monthly', label: monthly },
        {
          value: 'yearly',
          label: (
            <>
              <span>{yearly}</span> <span className="text-sm text-theme">{save}</span>
            </>
          ),
        },
      ]}
      className="relative isolate inline-grid max-w-full grid-cols-2 rounded-card border border-line bg-surface p-1 noscript:hidden"
      optionClassName="flex min-h-11 flex-wrap items-center justify-center gap-x-2 rounded-control px-4 py-1 text-center leading-tight font-semibold text-ink-muted transition-colors duration-150 hover:text-ink data-[state=on]:text-ink"
    >
      <span
        aria-hidden
        data-state={rest.value}
        className="absolute inset-y-1 start-1 -z-10 w-[calc(50%-0.25rem)] rounded-control border border-edge bg-raised transition-transform duration-200 ease-out data-[state=yearly]:translate-x-full rtl:data-[state=yearly]:-translate-x-full"
      />
    </RadioSet>
  );
}
