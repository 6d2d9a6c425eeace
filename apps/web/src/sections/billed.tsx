import { formatsOf, oneStopService, plans, site } from '@studio/content';
import { useWords } from '@studio/i18n';
import { BillingToggle, ComparisonTable, Section, SectionHeading, type Billing } from '@studio/ui';
import { Fragment, useState, type ReactNode } from 'react';
import { Plans } from './plans.tsx';

const { comparison, pricing, values } = oneStopService;

/** The comparison and the plans of the One-Stop Service, which share one billing toggle. `children` are between them. */
export function Billed({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const [billing, setBilling] = useState<Billing>('monthly');
  const longTerm = { amount: comparison.longTerm[billing] };
  return (
    <>
      <Section>
        <SectionHeading title={t(comparison.title)} lead={t(comparison.lead)} />
        <ComparisonTable
          caption={t(comparison.title)}
          columns={{
            label: t(comparison.aspect),
            ours: t(comparison.oneStop),
            theirs: t(comparison.traditional),
          }}
          rows={comparison.rows.map((row) => ({
            label: t(row.label),
            ours: t(row.oneStop, 'values' in row ? row.values : longTerm),
            theirs: t(row.traditional),
          }))}
        />
        <p className="mt-6 text-sm text-balance text-ink-muted">{t(comparison.note)}</p>
      </Section>
      {children}
      <Section id="pricing">
        <SectionHeading
          title={t(pricing.title)}
          lead={t(pricing.lead)}
          action={
            <BillingToggle
              label={t(pricing.billing)}
              monthly={t(pricing.monthly)}
              yearly={t(pricing.yearly)}
              save={t(pricing.save, values)}
              value={billing}
              onChange={setBilling}
            />
          }
        />
        <Plans billing={billing} />
        <YearlyPrices />
        <p className="text-sm text-ink-muted">{t(site.currency)}</p>
      </Section>
    </>
  );
}

/** The yearly prices, shown without JavaScript. */
function YearlyPrices() {
  const { t, language } = useWords();
  return (
    <div className="hidden pb-10 noscript:block">
      <h3 className="text-title">{t(pricing.billedYearly)}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5">
        {plans.map(
          (plan) =>
            'yearlyPrice' in plan && (
              <Fragment key={plan.id}>
                <dt>{t(plan.title)}</dt>
                <dd>{formatsOf(language).money(plan.yearlyPrice)}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </div>
  );
}
