import type { ComponentProps, ReactNode } from 'react';
import type { ServiceTheme } from '../../foundations/themes.ts';
import { Accordion } from '../../primitives/accordion/index.ts';
import { BackLink } from '../../primitives/back-link/index.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '../../primitives/breadcrumbs/index.ts';
import { CheckList, type CheckListProps } from '../../primitives/check-list/index.ts';
import { ChipList, type ChipListProps } from '../../primitives/chip-list/index.ts';
import { Columns } from '../../primitives/columns/index.ts';
import { Heading, type HeadingVariants } from '../../primitives/heading/index.ts';
import { CallToAction, type CallToActionProps } from '../call-to-action/index.ts';
import { FeatureGrid, type FeatureGridItem } from '../feature-grid/index.ts';
import { PageHero, type PageHeroProps } from '../page-hero/index.ts';
import { ProcessSteps, type ProcessStep } from '../process-steps/index.ts';
import { RelatedLinks, type RelatedLink } from '../related-links/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { Section } from '../section/index.ts';
import './service-detail-template.css';

/** A part of the page: a heading and a list. */
export interface ServicePart<Items> {
  title: ReactNode;
  items: Items;
}

export interface ServiceQuestion {
  /** Target for links. Also keeps an open answer open when the language changes. */
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

export interface ServiceDetailTemplateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Color of the service, for the hero, illustrations, chips, step numbers and links, not for the whole page. */
  theme: ServiceTheme;
  /** Link to the list of services. Above the title, or below the related links if there are `breadcrumbs`. */
  back: RelatedLink;
  /** Shown above the title in place of the back link. */
  breadcrumbs?: Pick<BreadcrumbsProps, 'label' | 'items'> | undefined;
  /** `art` is the illustration of the service, `actions` are buttons. */
  hero: Pick<PageHeroProps, 'title' | 'lead' | 'art' | 'actions'>;
  /** Benefits for the client. `art` is shown beside the list. */
  benefits: ServicePart<CheckListProps['items']> & { art?: ReactNode };
  /** What the service includes. */
  features: ServicePart<readonly FeatureGridItem[]>;
  /** The steps, in chronological order. */
  process: ServicePart<readonly ProcessStep[]>;
  /** Lists of short names, such as technologies and industries. Usually two, side by side. */
  chips: readonly (ServicePart<ChipListProps['items']> & { id: string })[];
  /** Frequent questions, with their answers. */
  faq: ServicePart<readonly ServiceQuestion[]>;
  /** Links to related services. */
  related: ServicePart<readonly RelatedLink[]>;
  /** The last section of the page. `actions` are buttons, with the primary action first. */
  callToAction: Pick<CallToActionProps, 'title' | 'text' | 'actions'>;
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
  chips,
  faq,
  related,
  callToAction,
  ...rest
}: ServiceDetailTemplateProps) {
  const backLink = <BackLink href={back.href}>{back.label}</BackLink>;
  const benefitList = <CheckList size="lg" items={benefits.items} />;
  return (
    <div data-slot="service-detail-template" data-theme={theme} {...rest}>
      <PageHero
        tone="theme"
        {...hero}
        breadcrumbs={breadcrumbs ? <Breadcrumbs {...breadcrumbs} /> : backLink}
      />

      <Section>
        {benefits.art ? (
          <Columns align="center">
            {benefits.art}
            <Part title={benefits.title}>{benefitList}</Part>
          </Columns>
        ) : (
          <Columns ratio="5-7">
            <Heading>{benefits.title}</Heading>
            {benefitList}
          </Columns>
        )}
      </Section>

      <Section ground="surface">
        <SectionHeading title={features.title} />
        <FeatureGrid items={features.items} />
      </Section>

      <Section>
        <SectionHeading title={process.title} />
        <ProcessSteps items={process.items} />
      </Section>

      <Section ground="surface">
        <Columns>
          {chips.map(({ id, title, items }) => (
            <Part key={id} title={title} size="h3">
              <ChipList items={items} />
            </Part>
          ))}
        </Columns>
      </Section>

      <Section>
        <Columns ratio="7-5">
          <Part title={faq.title}>
            <Accordion
              items={faq.items.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
            />
          </Part>
          <Part title={related.title}>
            <RelatedLinks items={related.items} />
            {breadcrumbs && <div>{backLink}</div>}
          </Part>
        </Columns>
      </Section>

      <CallToAction {...callToAction} />
    </div>
  );
}

/** A heading, and its content below. */
function Part({
  title,
  size = 'h2',
  children,
}: {
  title: ReactNode;
  size?: HeadingVariants['size'];
  children: ReactNode;
}) {
  return (
    <div data-slot="service-detail-template-part" data-size={size}>
      <Heading size={size}>{title}</Heading>
      {children}
    </div>
  );
}
