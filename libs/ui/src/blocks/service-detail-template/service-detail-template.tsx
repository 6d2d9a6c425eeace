import type { ComponentProps, ReactNode } from 'react';
import type { ServiceTheme } from '../../foundations/themes.ts';
import { BackLink } from '../../primitives/back-link/index.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '../../primitives/breadcrumbs/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Asks, type AsksProps } from '../asks/index.ts';
import { LastLine, type LastLineProps } from '../last-line/index.ts';
import { Notes, type NotesItem } from '../notes/index.ts';
import { Poster, type PosterProps } from '../poster/index.ts';
import { ProcessSteps, type ProcessStep } from '../process-steps/index.ts';
import { RelatedServices, type RelatedService } from '../related-services/index.ts';
import { Rows, type Row } from '../rows/index.ts';
import { RunIn, type RunInProps } from '../run-in/index.ts';
import { Section } from '../section/index.ts';
import '../../internal/visually-hidden/visually-hidden.css';
import './service-detail-template.css';

/** A part of the page: a heading and a list. */
export interface ServicePart<Items> {
  title: ReactNode;
  items: Items;
}

/** With a `picture`, every feature has a point in it. */
export type ServiceFeatures =
  | (ServicePart<readonly NotesItem[]> & { picture: ReactNode })
  | (ServicePart<readonly Row[]> & { picture?: undefined });

export interface ServiceDetailTemplateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Color of the service: the ground of the first and last section and of the steps, and the lit part of pictures. */
  theme: ServiceTheme;
  /** Link to the list of services. Above the title, or below the related services if there are `breadcrumbs`. */
  back: { label: ReactNode; href: string };
  /** Shown above the title in place of the back link. */
  breadcrumbs?: Pick<BreadcrumbsProps, 'label' | 'items'> | undefined;
  /** The first section. `scene` shows the service itself. It hangs over the next section. */
  hero: Pick<PosterProps, 'title' | 'lead' | 'offer' | 'actions' | 'scene' | 'backdrop'>;
  /** What the service includes. */
  features: ServiceFeatures;
  /**
   * What changes for the client, as a dark poster with one sentence per row. With a `quote`, such as a question that has
   * an answer now, that is the poster, and the title is for screen readers. The `picture` is beside the rows.
   */
  benefits: ServicePart<readonly ReactNode[]> & {
    quote?: ReactNode;
    text?: ReactNode;
    picture?: ReactNode;
    backdrop?: ReactNode;
  };
  /** Three, four or six steps, in chronological order. With an `id`, links can lead to them. */
  process: ServicePart<readonly ProcessStep[]> & { id?: string | undefined; backdrop?: ReactNode };
  /** Lists of names, such as technologies and industries. Usually two. */
  lists: readonly (ServicePart<RunInProps['items']> & { id: string })[];
  /** Frequent questions, with their answers. */
  faq: Pick<AsksProps, 'title' | 'items' | 'defaultValue'>;
  /** Finished work, in a section of its own. */
  work?: ReactNode;
  /** Links to related services, with their pictures. */
  related: ServicePart<readonly RelatedService[]>;
  /** The last section of the page. */
  lastLine: Pick<LastLineProps, 'title' | 'text' | 'actions'>;
}

/** The page of a service without plans. All services have the same sections in the same order. */
export function ServiceDetailTemplate({
  theme,
  back,
  breadcrumbs,
  hero,
  features,
  benefits,
  process,
  work,
  lists,
  faq,
  related,
  lastLine,
  ...rest
}: ServiceDetailTemplateProps) {
  const backLink = <BackLink href={back.href}>{back.label}</BackLink>;
  return (
    <div data-slot="service-detail-template" data-theme={theme} {...rest}>
      <Poster
        ground="wash"
        layout="beside"
        bleed
        hang
        {...hero}
        trail={breadcrumbs ? <Breadcrumbs {...breadcrumbs} /> : backLink}
      />

      <Section>
        <Heading>{features.title}</Heading>
        {features.picture ? (
          <Notes picture={features.picture} items={features.items} />
        ) : (
          <Rows items={features.items} />
        )}
      </Section>

      <Section ground="dusk" backdrop={benefits.backdrop}>
        <div data-slot="service-detail-template-claim">
          {benefits.quote ? (
            <div>
              <Heading data-slot="visually-hidden">{benefits.title}</Heading>
              <p data-slot="service-detail-template-quote">{benefits.quote}</p>
            </div>
          ) : (
            <Heading size="poster">{benefits.title}</Heading>
          )}
          {benefits.text && <Text size="lead">{benefits.text}</Text>}
        </div>
        <div data-slot="service-detail-template-benefits">
          {benefits.picture}
          <ul role="list">
            {benefits.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      </Section>

      <Section id={process.id} ground="wash" backdrop={process.backdrop}>
        <Heading>{process.title}</Heading>
        <ProcessSteps items={process.items} />
      </Section>

      {work}

      <Section>
        {lists.map(({ id, title, items }) => (
          <RunIn key={id} label={title} items={items} layout="columns" />
        ))}
      </Section>

      <Section ground="surface">
        <Asks {...faq} />
      </Section>

      <Section>
        <Heading size="h3">{related.title}</Heading>
        <RelatedServices items={related.items} />
        {breadcrumbs && <div>{backLink}</div>}
      </Section>

      <LastLine ground="wash" {...lastLine} />
    </div>
  );
}
