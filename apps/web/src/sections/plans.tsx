import {
  getFormats,
  oneStopService,
  planEnquiry,
  plans,
  site,
  type Billing,
  type Plan,
} from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { PricingGrid } from '@studio/ui';
import { ActionButton } from './action-button.tsx';

const { pricing, values } = oneStopService;

/** The plans of the One-Stop Service for the selected billing period. */
export function Plans({ billing }: { billing: Billing }) {
  const { t, text } = useTranslation();
  const { language } = useLanguage();

  function formatPrice({ monthlyPrice, yearlyPrice }: Plan) {
    if (monthlyPrice === undefined) return { price: t(pricing.custom), unit: text(pricing.agreed) };
    const monthly = getFormats(language).money(monthlyPrice);
    if (billing === 'monthly') return { price: monthly, unit: text(pricing.perMonth) };
    return {
      price: getFormats(language).money(yearlyPrice),
      unit: text(pricing.billedYearly),
      originalPrice: { price: monthly, label: t(pricing.instead, { price: monthlyPrice }) },
      savingsLabel: t(pricing.save, values),
    };
  }

  return (
    <PricingGrid
      plans={plans.map((plan: Plan) => {
        const title = t(plan.title);
        return {
          id: plan.id,
          title: text(plan.title),
          text: text(plan.text),
          ...formatPrice(plan),
          features: plan.features.map((feature) => text(feature.text, feature.values)),
          badge: plan.popular && t(site.popular),
          actions: (
            <ActionButton
              action={{
                label: plan.contactRequired ? pricing.talk : pricing.choose,
                href: planEnquiry(plan.id, plan.contactRequired ? 'monthly' : billing),
              }}
              values={{ plan: title }}
              variant={plan.popular ? 'glow' : 'outline'}
            />
          ),
        };
      })}
    />
  );
}
