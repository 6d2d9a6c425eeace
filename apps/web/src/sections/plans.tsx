import { formatsOf, oneStopService, planEnquiry, plans, site, type Plan } from '@studio/content';
import { useWords } from '@studio/i18n';
import { useAnalytics } from '@studio/site';
import { PricingGrid, type Billing } from '@studio/ui';
import { use } from 'react';
import { AnalyticsCategory } from './analytics-category.ts';

const { pricing, values } = oneStopService;

/** The plans of the One-Stop Service for the selected billing period. */
export function Plans({ billing }: { billing: Billing }) {
  const { t, language } = useWords();
  const analytics = useAnalytics();
  const category = use(AnalyticsCategory);

  function priceOf({ monthlyPrice, yearlyPrice }: Plan) {
    if (monthlyPrice === undefined) return { price: t(pricing.custom) };
    const monthly = formatsOf(language).money(monthlyPrice);
    if (billing === 'monthly') return { price: monthly, unit: t(pricing.perMonth) };
    return {
      price: formatsOf(language).money(yearlyPrice),
      unit: t(pricing.billedYearly),
      instead: { price: monthly, label: t(pricing.instead, { price: monthlyPrice }) },
      save: t(pricing.save, values),
    };
  }

  return (
    <PricingGrid
      plans={plans.map((plan: Plan) => {
        const title = t(plan.title);
        const href = planEnquiry(plan.id);
        return {
          title,
          text: t(plan.text),
          ...priceOf(plan),
          features: plan.features.map(({ text, values }) => t(text, values)),
          popular: plan.popular ? t(site.popular) : undefined,
          action: {
            label: plan.contactRequired ? t(pricing.talk) : t(pricing.choose, { plan: title }),
            href,
            onClick: () => {
              analytics.click({ category, action: 'Click', label: href });
            },
          },
        };
      })}
    />
  );
}
