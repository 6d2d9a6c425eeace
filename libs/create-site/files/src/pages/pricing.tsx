import { useLanguage, useTranslation } from '@studio/i18n';
import { buttonVariants, Link, Poster, PricingGrid, Section, SectionHeading } from '@studio/ui';
import { languages, packages } from '../facts.ts';

export default function Pricing() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { money } = languages.getFormats(language);
  return (
    <>
      <Poster ground="dusk" title={t('pricing:hero.title')} lead={t('pricing:hero.lead')} />
      <Section>
        <SectionHeading title={t('pricing:packages')} />
        <PricingGrid
          plans={packages.map(({ id, price }) => ({
            id,
            title: t(`pricing:${id}.title`),
            text: t(`pricing:${id}.text`),
            price: money(price),
            unit: t('pricing:unit'),
            features: [t(`pricing:${id}.first`), t(`pricing:${id}.second`)],
            actions: (
              <Link href="/__target__" className={buttonVariants({ variant: 'outline' })}>
                {t(`pricing:${id}.action`)}
              </Link>
            ),
          }))}
        />
      </Section>
    </>
  );
}
