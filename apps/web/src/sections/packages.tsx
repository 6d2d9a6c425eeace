import { getFormats, site, type Action, type Closing, type PackageService } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { Heading, PricingGrid, Text } from '@studio/ui';
import { ActionButton } from './action-button.tsx';

interface PackagesProps {
  packages: PackageService['pricing']['packages'];
  /** The action of each package that has no `href` of its own. */
  action: Action;
  /** The enquiry for a custom package. */
  custom: Closing;
}

/** The packages of a service, and an enquiry for a custom one. */
export function Packages({ packages, action, custom }: PackagesProps) {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      <PricingGrid
        plans={packages.map(
          ({ title, text: summary, price, unit, values, features, popular, href = action.href }) => ({
            id: title,
            title: text(title),
            text: text(summary),
            price: getFormats(language).money(price),
            unit: text(unit, values),
            features: features.map((feature) => text(feature.text, feature.values)),
            badge: popular && t(site.popular),
            actions: (
              <ActionButton
                action={{ ...action, href }}
                values={{ plan: t(title) }}
                variant={popular ? 'glow' : 'outline'}
              />
            ),
          }),
        )}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-6 rounded-card border border-dashed border-theme/40 p-5 lg:p-6">
        <div>
          <Heading headingLevel={3} size="h3">
            {text(custom.title)}
          </Heading>
          <Text tone="muted" className="mt-1 max-w-152">
            {text(custom.text)}
          </Text>
        </div>
        <ActionButton action={custom.action} variant="outline" />
      </div>
      <Text size="sm" tone="muted" className="mt-6">
        {text(site.currency)}
      </Text>
    </>
  );
}
