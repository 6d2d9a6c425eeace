import { formatsOf, site, type Action, type Closing, type Package } from '@studio/content';
import { useWords } from '@studio/i18n';
import { useAnalytics } from '@studio/site';
import { PricingGrid } from '@studio/ui';
import { use } from 'react';
import { ActionButton } from './action-button.tsx';
import { AnalyticsCategory } from './analytics-category.ts';

interface PackagesProps {
  packages: readonly Package[];
  /** The action of each package. */
  action: Action;
  /** The enquiry for a custom package. */
  custom: Closing;
}

/** The packages of a service, and an enquiry for a custom one. */
export function Packages({ packages, action, custom }: PackagesProps) {
  const { t, language } = useWords();
  const analytics = useAnalytics();
  const category = use(AnalyticsCategory);
  return (
    <>
      <PricingGrid
        plans={packages.map(({ title, text, price, unit, values, features, popular }) => ({
          title: t(title),
          text: t(text),
          price: formatsOf(language).money(price),
          unit: t(unit, values),
          features: features.map(({ text, values }) => t(text, values)),
          popular: popular ? t(site.popular) : undefined,
          action: {
            label: t(action.label, { plan: t(title) }),
            href: action.href,
            onClick: () => {
              analytics.click({ category, action: 'Click', label: action.href });
            },
          },
        }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-6 rounded-card border border-dashed border-theme/40 p-5 lg:p-6">
        <div>
          <h3 className="text-title">{t(custom.title)}</h3>
          <p className="mt-1 max-w-152 text-balance text-ink-muted">{t(custom.text)}</p>
        </div>
        <ActionButton action={custom.action} variant="outline" />
      </div>
      <p className="mt-6 text-sm text-ink-muted">{t(site.currency)}</p>
    </>
  );
}
