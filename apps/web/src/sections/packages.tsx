import { getFormats, site, type PackageService } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { PriceList, Text, type PriceListProps } from '@studio/ui';
import { ActionButton } from './action-button.tsx';

interface PackagesProps extends Pick<PriceListProps, 'variant'> {
  facts: PackageService;
}

/** The packages of a service, and below them what is true of all prices. */
export function Packages({ facts: { pricing, values }, variant }: PackagesProps) {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  return (
    <div>
      <PriceList
        variant={variant}
        items={pricing.packages.map(({ title, popular, href, ...more }) => ({
          id: title,
          title: text(title),
          text: text(more.text),
          price: getFormats(language).money(more.price),
          unit: text(more.unit, more.values),
          features: more.features.map((feature) => text(feature.text, feature.values)),
          badge: popular && text(site.popular),
          count: more.count,
          actions: (
            <ActionButton
              action={{ label: pricing.choose, href }}
              values={{ plan: t(title) }}
              variant={popular ? 'glow' : 'outline'}
            />
          ),
        }))}
      />
      <Text size="sm" tone="muted" className="mt-6">
        {text(pricing.lead, values)}
      </Text>
      <Text size="sm" tone="muted">
        {text(site.currency)}
      </Text>
    </div>
  );
}
