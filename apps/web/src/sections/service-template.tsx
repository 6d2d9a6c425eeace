import { industries, getRoute, getService, servicePageTitles, site, type ServicePage } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useBreadcrumbs } from '@studio/site';
import { Illustration, ServiceDetailTemplate } from '@studio/ui';
import { ActionButton } from './action-button.tsx';
import { AnalyticsCategory } from './analytics-category.ts';
import { translateFeatures, translateSteps } from './list-sections.tsx';

interface ServiceTemplateProps {
  facts: ServicePage;
  /** The URL of its header image. */
  drawing: string;
  /** The analytics category of clicks. */
  category: string;
}

/** The page of a service without listed prices. */
export function ServiceTemplate({ facts, drawing, category }: ServiceTemplateProps) {
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
          scene: <Illustration src={drawing} tone="theme" className="w-full" />,
        }}
        benefits={{
          title: text(benefits.title),
          items: benefits.items.map((benefit) => text(benefit, values)),
        }}
        features={{ title: text(features.title), items: translateFeatures(text, features.items) }}
        process={{ title: text(process.title), items: translateSteps(text, process.items) }}
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
          items: faq.map(({ question, answer, values }) => ({
            id: question,
            title: text(question, values),
            text: text(answer, values),
          })),
        }}
        related={{
          title: text(servicePageTitles.related),
          items: facts.related.map(getService).map(({ id, name, href }) => ({ id, title: text(name), href })),
        }}
        lastLine={{
          title: text(close.title, close.values),
          text: text(close.text, close.values),
          actions: <ActionButton action={close.action} variant="glow" size="lg" />,
        }}
      />
    </AnalyticsCategory>
  );
}
