import type { ComponentProps, ReactNode } from 'react';
import { Accordion } from '../accordion/index.ts';
import { BackLink } from '../back-link/index.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '../breadcrumbs/index.ts';
import { CallToAction } from '../call-to-action/index.ts';
import { CheckList } from '../check-list/index.ts';
import { ChipList } from '../chip-list/index.ts';
import { FeatureGrid, type Feature } from '../feature-grid/index.ts';
import { PageHero } from '../page-hero/index.ts';
import { ProcessSteps, type Step } from '../process-steps/index.ts';
import { RelatedLinks, type RelatedLink } from '../related-links/index.ts';
import { Section } from '../section/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import type { ServiceTheme } from '../themes.ts';

/** A part of the page: a heading and a list. */
export interface ServicePart<Item> {
  title: string;
  items: readonly Item[];
}

export interface ServiceQuestion {
  /** Target for links. Also keeps an open answer open when the language changes. */
  id?: string | undefined;
  question: string;
  answer: string;
}

export interface ServiceDetailTemplateProps extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  /** Color of the service, for the hero, illustrations, chips, step numbers and links, not for the whole page. */
  theme: ServiceTheme;
  /** Link to the list of services. Above the title, or below the related links if there are `breadcrumbs`. */
  back: RelatedLink;
  /** Shown above the title in place of the back link. */
  breadcrumbs?: Pick<BreadcrumbsProps, 'label' | 'items'> | undefined;
  /** `art` is the illustration of the service, `actions` are buttons. */
  hero: { title: string; lead: string; art?: ReactNode; actions?: ReactNode };
  /** Benefits for the client. `image` is shown beside the list. */
  benefits: ServicePart<string> & { image?: ReactNode };
  features: ServicePart<Feature>;
  /** The steps, in chronological order. */
  process: ServicePart<Step>;
  technologies: ServicePart<string>;
  industries: ServicePart<string>;
  faq: ServicePart<ServiceQuestion>;
  related: ServicePart<RelatedLink>;
  /** The call to action at the end of the page. `actions` are buttons, with the primary action first. */
  close: { title: string; text: string; actions: ReactNode };
}

/** The page of a service. All services have the same sections in the same order, in the color of the service. */
export function ServiceDetailTemplate({
  theme,
  back,
  breadcrumbs,
  hero,
  benefits,
  features,
  process,
  technologies,
  industries,
  faq,
  related,
  close,
  ...rest
}: ServiceDetailTemplateProps) {
  const backLink = <BackLink href={back.href}>{back.label}</BackLink>;
  return (
    <div {...rest} data-theme={theme}>
      <PageHero
        tone="theme"
        {...hero}
        breadcrumbs={breadcrumbs ? <Breadcrumbs {...breadcrumbs} /> : backLink}
      />

      <Section>
        <div className={benefits.image ? 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-2' : undefined}>
          {benefits.image}
          <div className={benefits.image ? undefined : 'grid gap-x-16 lg:grid-cols-[2fr_3fr]'}>
            <h2 className="mb-8 text-section">{benefits.title}</h2>
            <CheckList look="large" items={benefits.items} />
          </div>
        </div>
      </Section>

      <Section tone="surface">
        <SectionHeading title={features.title} />
        <FeatureGrid items={features.items} />
      </Section>

      <Section>
        <SectionHeading title={process.title} />
        <ProcessSteps items={process.items} />
      </Section>

      <Section tone="surface">
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          <Chips {...technologies} />
          <Chips {...industries} />
        </div>
      </Section>

      <Section>
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[3fr_2fr]">
          <div>
            <h2 className="text-section">{faq.title}</h2>
            <div className="mt-8">
              <Accordion
                items={faq.items.map(({ id, question, answer }) => ({
                  id,
                  title: question,
                  content: answer,
                }))}
              />
            </div>
          </div>
          <div>
            <h2 className="text-section">{related.title}</h2>
            <RelatedLinks className="mt-8" items={related.items} />
            {breadcrumbs && <div className="mt-6">{backLink}</div>}
          </div>
        </div>
      </Section>

      <CallToAction title={close.title} text={close.text}>
        {close.actions}
      </CallToAction>
    </div>
  );
}

function Chips({ title, items }: ServicePart<string>) {
  return (
    <div>
      <h2 className="text-title">{title}</h2>
      <ChipList className="mt-5" items={items} />
    </div>
  );
}
