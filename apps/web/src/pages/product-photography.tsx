import { Lake, SampleViews } from '@studio/brand';
import courseLake from '@studio/brand/lakes/course.svg';
import { getService, photographsNote, productPhotography } from '@studio/content';
import back from '@studio/content/photographs/tea-back.avif';
import front from '@studio/content/photographs/tea-front.avif';
import heroPhotograph from '@studio/content/photographs/tea-hero.avif';
import lid from '@studio/content/photographs/tea-lid.avif';
import scale from '@studio/content/photographs/tea-scale.avif';
import { useTranslation } from '@studio/i18n';
import { Columns, Heading, Rows, Section, SectionHeading, Text } from '@studio/ui';
import { ActionLink } from '../sections/action-button.tsx';
import { StepSection, translateSteps } from '../sections/list-sections.tsx';
import { Packages } from '../sections/packages.tsx';
import { Page } from '../sections/page.tsx';
import { Photograph } from '../sections/samples/photograph.tsx';
import { Offer, ServiceHero } from '../sections/service-hero.tsx';
import { ServiceWork } from '../sections/service-work.tsx';

const { id, hero, overview, pricing, benefits, custom, steps, values } = productPhotography;
const sources = { 'tea-front': front, 'tea-back': back, 'tea-lid': lid, 'tea-scale': scale };

export default function ProductPhotography() {
  const { text } = useTranslation();
  return (
    <Page
      facts={productPhotography}
      category="Product Photography"
      theme={getService(id).theme}
      ground="canvas"
    >
      <ServiceHero
        hero={hero}
        ground="dusk"
        bleed="photograph"
        className="warm-ground long-title"
        actions={overview.actions}
        offer={<Offer price={text(hero.offer, values)}>{text(pricing.lead)}</Offer>}
        note={text(photographsNote)}
        scene={<Photograph name="tea-hero" src={heroPhotograph} eager />}
      />
      <Section>
        <SectionHeading variant="stacked" title={text(overview.title)} lead={text(overview.text)} />
        <SampleViews
          items={overview.views.map(({ photograph, title, text: answer }) => ({
            id: photograph,
            picture: <Photograph name={photograph} src={sources[photograph]} />,
            title: text(title),
            text: text(answer),
          }))}
        />
      </Section>
      <Section id="pricing" ground="surface">
        <Heading headingLevel={2} className="sr-only">
          {text(pricing.title)}
        </Heading>
        <Packages facts={productPhotography} />
      </Section>
      <Section>
        <Columns ratio="5-7" align="start">
          <div className="grid justify-items-start gap-6">
            <Heading headingLevel={2}>{text(custom.title)}</Heading>
            <Text size="lead">{text(custom.text)}</Text>
            <ActionLink action={custom.action} />
          </div>
          <div>
            <Heading headingLevel={2} className="sr-only">
              {text(benefits.title)}
            </Heading>
            <Rows items={translateSteps(text, benefits.items)} />
          </div>
        </Columns>
      </Section>
      <ServiceWork id={id} ground="surface" />
      <StepSection ground="shallow" facts={steps} backdrop={<Lake src={courseLake} kind="lines" />} />
    </Page>
  );
}
