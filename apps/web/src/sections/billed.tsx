import { getFormats, oneStopService, plans, site, type Billing } from '@studio/content';
import { Trans, useLanguage, useTranslation } from '@studio/i18n';
import { useQueryState } from '@studio/site';
import { ComparisonTable, Heading, Section, SectionHeading, SegmentedControl, Text } from '@studio/ui';
import { Fragment, type ReactNode } from 'react';
import { Plans } from './plans.tsx';

const { comparison, pricing, values } = oneStopService;
/** The last row adds up the others. */
const sum = comparison.rows[7];

/** The plans of the One-Stop Service and the comparison, which share one billing toggle. `children` are between them. */
export function Billed({ children }: { children: ReactNode }) {
  const { t, text } = useTranslation();
  const [query, setQuery] = useQueryState(['billing']);
  const billing: Billing = query.billing === 'yearly' ? 'yearly' : 'monthly';
  return (
    <>
      <Section id="pricing">
        <SectionHeading
          title={text(pricing.title)}
          lead={text(pricing.lead)}
          actions={
            <SegmentedControl
              className="noscript:hidden"
              label={t(pricing.billing)}
              options={[
                { value: 'monthly', label: t(pricing.monthly) },
                { value: 'yearly', label: t(pricing.yearly), note: t(pricing.save, values) },
              ]}
              value={billing}
              onValueChange={(next) => {
                setQuery({ billing: next === 'yearly' ? next : '' });
              }}
            />
          }
        />
        <div>
          <Plans billing={billing} />
          <YearlyPrices />
          <Text size="sm" tone="muted" className="mt-6">
            {text(site.currency)}
          </Text>
        </div>
      </Section>
      {children}
      <Section ground="surface">
        <SectionHeading title={text(comparison.title)} lead={text(comparison.lead)} variant="stacked" />
        <div>
          <ComparisonTable
            caption={text(comparison.title)}
            captionHidden
            rowHeader={text(comparison.aspect)}
            columns={[
              { id: 'oneStop', label: text(comparison.oneStop) },
              { id: 'traditional', label: text(comparison.traditional) },
            ]}
            highlightedColumn="oneStop"
            rows={comparison.rows.slice(0, -1).map((row) => ({
              id: row.label,
              label: text(row.label),
              cells: {
                oneStop: text(row.oneStop, 'values' in row ? row.values : undefined),
                traditional: text(row.traditional),
              },
            }))}
            sum={{
              id: sum.label,
              label: text(sum.label),
              cells: {
                oneStop: (
                  <Trans
                    i18nKey={sum.oneStop}
                    values={{ amount: comparison.longTerm[billing] }}
                    components={{ amount: <strong /> }}
                  />
                ),
                traditional: text(sum.traditional),
              },
            }}
          />
          <Text size="sm" tone="muted" className="mt-6">
            {text(comparison.note)}
          </Text>
        </div>
      </Section>
    </>
  );
}

/** The yearly prices, shown without JavaScript. */
function YearlyPrices() {
  const { text } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="hidden pt-10 noscript:block">
      <Heading headingLevel={3} size="h3">
        {text(pricing.billedYearly)}
      </Heading>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5">
        {plans.map(
          (plan) =>
            'yearlyPrice' in plan && (
              <Fragment key={plan.id}>
                <dt>{text(plan.title)}</dt>
                <dd>{getFormats(language).money(plan.yearlyPrice)}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </div>
  );
}
