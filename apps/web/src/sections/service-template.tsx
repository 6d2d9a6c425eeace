import { Lake, type IconName } from '@studio/brand';
import benefitLake from '@studio/brand/lakes/benefit.svg';
import courseLake from '@studio/brand/lakes/serviceCourse.svg';
import linesLake from '@studio/brand/lakes/work.svg';
import {
  industries,
  getRoute,
  getService,
  priceLines,
  servicePageOffer,
  servicePageTitles,
  site,
  type Titled,
  type ServicePage,
} from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useBreadcrumbs } from '@studio/site';
import { Illustration, ServiceDetailTemplate, type NotesItem } from '@studio/ui';
import type { ReactNode } from 'react';
import { ActionButton, HeroActions } from './action-button.tsx';
import { AnalyticsCategory } from './analytics-category.ts';
import { islands } from './islands.ts';
import { PenIcon } from './pen-icon.tsx';
import { translateSteps } from './list-sections.tsx';
import { ServiceWork } from './service-work.tsx';

interface ServiceTemplateProps {
  facts: ServicePage;
  /** The service itself, in the first section: a drawing, or screens of samples. */
  scene: ReactNode;
  /** URL of the drawing with notes. */
  notes: string;
  /** A point of the drawing with notes for each feature, by its id, in the order of the notes. */
  points: Readonly<Record<string, NotesItem['point']>>;
  /** An icon for each feature, by its id. */
  icons: Readonly<Record<string, IconName>>;
  /** The analytics category of clicks. */
  category: string;
}

/** The page of a service without listed prices. */
export function ServiceTemplate({ facts, scene, notes, points, icons, category }: ServiceTemplateProps) {
  const { t, text } = useTranslation();
  const breadcrumbs = useBreadcrumbs();
  const { id, hero, benefits, features, process, faq, close, values } = facts;
  return (
    <AnalyticsCategory value={category}>
      <ServiceDetailTemplate
        theme={getService(id).theme}
        back={{ label: text(site.backToServices), href: getRoute('services').path }}
        breadcrumbs={{ label: t(site.breadcrumbs), items: breadcrumbs }}
        hero={{
          title: text(hero.title, values),
          lead: text(hero.lead, values),
          offer: text(servicePageOffer.text),
          actions: (
            <HeroActions
              actions={[
                servicePageOffer.start,
                { label: servicePageOffer.steps, href: `/services/${id}#steps` },
              ]}
            />
          ),
          scene,
          backdrop: <Lake kind="lines" src={linesLake} />,
        }}
        benefits={{
          title: text(benefits.title),
          quote: text(benefits.quote.title, values),
          text: text(benefits.quote.text, values),
          items: benefits.items.map((benefit) => text(benefit, values)),
          picture: <Illustration src={islands[id]} tone="theme" />,
          backdrop: <Lake kind="dusk" src={benefitLake} />,
        }}
        features={{
          title: text(features.title),
          picture: <Illustration src={notes} tone="theme" />,
          items: Object.entries(points).map(([id, point]) => {
            const feature = getFeature(features.items, id);
            const icon = icons[id];
            return {
              id,
              point,
              title: text(feature.title, feature.values),
              text: text(feature.text, feature.values),
              icon: icon && <PenIcon name={icon} />,
            };
          }),
        }}
        process={{
          id: 'steps',
          title: text(process.title),
          items: translateSteps(text, process.items),
          backdrop: <Lake kind="lines" src={courseLake} />,
        }}
        work={<ServiceWork id={id} />}
        lists={[
          {
            id: 'technologies',
            title: text(servicePageTitles.technologies),
            items: facts.technologies.map((name) => text(name)),
          },
          {
            id: 'industries',
            title: text(servicePageTitles.industries),
            items: facts.industries.map((industry) => text(industries[industry])),
          },
        ]}
        faq={{
          title: text(servicePageTitles.faq),
          defaultValue: faq[0]?.question,
          items: faq.map(({ question, answer, values }) => ({
            id: question,
            title: text(question, values),
            text: text(answer, values),
          })),
        }}
        related={{
          title: text(servicePageTitles.related),
          items: facts.related.map(getService).map(({ id, name, href }) => ({
            id,
            title: text(name),
            href,
            text: text(priceLines[id].text, priceLines[id].values),
            picture: <Illustration src={islands[id]} tone="theme" />,
          })),
        }}
        lastLine={{
          title: text(close.title, close.values),
          text: text(close.text, close.values),
          actions: <ActionButton action={close.action} variant="glow" size="lg" arrow />,
        }}
      />
    </AnalyticsCategory>
  );
}

/** The feature of a service with this id, which is the name of its group of texts. */
function getFeature(features: readonly Titled[], id: string): Titled {
  const feature = features.find(({ title }) => title.endsWith(`.${id}.title`));
  if (!feature) throw new Error(`There is no feature "${id}".`);
  return feature;
}
