import { useLanguage, useTranslation } from '@studio/i18n';
import { buttonVariants, Link, Poster, PricingGrid, Section, SectionHeading } from '@studio/ui';
import { languages, packages } from '../facts.ts';

export default function Pricing() {
  const { text } = useTranslation();
  const { language } = useLanguage();
  const { money } = languages.getFormats(language);
  return (
    <>
      <Poster ground="dusk" title={text('pricing:hero.title')} lead={text('pricing:hero.lead')} />
      <Section>
        <SectionHeading title={text('pricing:packages')} />
        <PricingGrid
          plans={packages.map(({ id, price }) => ({
            id,
            title: text(`pricing:${id}.title`),
            text: text(`pricing:${id}.text`),
            price: money(price),
            unit: text('pricing:unit'),
            features: [text(`pricing:${id}.first`), text(`pricing:${id}.second`)],
            actions: (
              <Link href="/__target__" className={buttonVariants({ variant: 'outline' })}>
                {text(`pricing:${id}.action`)}
              </Link>
            ),
          }))}
        />
      </Section>
    </>
  );
}
