import { getFormats, oneStopService, plans, site, type Billing, type Plan } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useQueryState } from '@studio/site';
import { ComparisonTable, Section, SectionHeading, SegmentedControl, Table, Text } from '@studio/ui';
import type { ReactNode } from 'react';
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
          <PriceTable />
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
                oneStop: text(sum.oneStop, { amount: comparison.longTerm[billing] }),
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

/** Both prices of each plan, shown without JavaScript and in print. */
function PriceTable() {
  const { text } = useTranslation();
  const { money } = getFormats(useLanguage().language);
  return (
    <Table
      className="mt-6 hidden noscript:block print:block"
      caption={text(pricing.list)}
      columns={[
        { id: 'plan', label: text(pricing.plan) },
        { id: 'monthly', label: text(pricing.monthly), align: 'end' },
        { id: 'yearly', label: text(pricing.yearly), align: 'end' },
      ]}
      rows={plans.map(({ id, title, text: summary, monthlyPrice, yearlyPrice }: Plan) => ({
        id,
        cells: {
          plan: (
            <>
              <span>{text(title)}</span> <small className="block [font-weight:400]">{text(summary)}</small>
            </>
          ),
          monthly: monthlyPrice === undefined ? text(pricing.custom) : money(monthlyPrice),
          yearly: yearlyPrice === undefined ? text(pricing.custom) : money(yearlyPrice),
        },
      }))}
    />
  );
}
