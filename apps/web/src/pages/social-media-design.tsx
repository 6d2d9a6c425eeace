import { Lake } from '@studio/brand';
import courseLake from '@studio/brand/lakes/socialCourse.svg';
import { getService, sampleTexts, socialMediaDesign } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Columns, Heading, Notes, Section, SectionHeading, Text } from '@studio/ui';
import { ActionButton } from '../sections/action-button.tsx';
import { StepSection, translateSteps } from '../sections/list-sections.tsx';
import { Packages } from '../sections/packages.tsx';
import { Page } from '../sections/page.tsx';
import { Calendar, Cuts, Feed } from '../sections/samples/feed.tsx';
import { Post } from '../sections/samples/post.tsx';
import { Offer, ServiceHero } from '../sections/service-hero.tsx';
import { ServiceWork } from '../sections/service-work.tsx';

const { id, hero, overview, pricing, benefits, custom, steps, values } = socialMediaDesign;

/** Just inside the edges of the post, beside its characters. */
const points = [
  { x: 17, y: 4 },
  { x: 17, y: 50 },
  { x: 83, y: 4 },
  { x: 83, y: 50 },
] as const;

export default function SocialMediaDesign() {
  const { text } = useTranslation();
  return (
    <Page
      facts={socialMediaDesign}
      category="Social Media Design"
      theme={getService(id).theme}
      ground="canvas"
      ending={<TenPosts />}
    >
      <ServiceHero
        hero={hero}
        ground="wash"
        bleed="full"
        actions={overview.actions}
        offer={<Offer price={text(hero.offer, values)}>{text(pricing.lead, values)}</Offer>}
        note={text(sampleTexts.note)}
        scene={<Feed />}
      />
      <Section>
        <SectionHeading title={text(overview.title)} lead={text(overview.text)} />
        <Cuts />
      </Section>
      <Section id="pricing" ground="wash">
        <Heading headingLevel={2} className="sr-only">
          {text(pricing.title)}
        </Heading>
        <Packages facts={socialMediaDesign} variant="cards" />
      </Section>
      <Section>
        <Columns align="center">
          <div className="grid justify-items-start gap-6">
            <Heading headingLevel={2}>{text(custom.title)}</Heading>
            <Text size="lead">{text(custom.text)}</Text>
            <ActionButton action={custom.action} arrow />
          </div>
          <Calendar />
        </Columns>
      </Section>
      <ServiceWork id={id} />
      <Section id="benefits" ground="surface">
        <SectionHeading title={text(benefits.title)} />
        <Notes
          picture={
            <div className="lg:px-[14%]">
              <Post post="oven" />
            </div>
          }
          items={translateSteps(text, benefits.items).map((item, index) => ({
            ...item,
            point: points[index] ?? points[0],
          }))}
        />
      </Section>
      <StepSection ground="wash" facts={steps} backdrop={<Lake src={courseLake} kind="lines" />} />
    </Page>
  );
}

/** Ten posts as squares. Three of them already work. */
const TenPosts = () => (
  <div aria-hidden className="ten-posts">
    {Array.from({ length: 10 }, (_, index) => (
      <span key={index} />
    ))}
  </div>
);
