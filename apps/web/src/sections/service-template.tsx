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
  const { t } = useTranslation();
  const breadcrumbs = useBreadcrumbs();
  const { id, hero, benefits, features, process, faq, close, values } = facts;
  return (
    <AnalyticsCategory value={category}>
      <ServiceDetailTemplate
        theme={getService(id).theme}
        back={{ label: t(site.backToServices), href: getRoute('services').path }}
        breadcrumbs={{ label: t(site.breadcrumbs), items: breadcrumbs }}
        hero={{ title: t(hero.title, values), lead: t(hero.lead, values) }}
        benefits={{
          title: t(benefits.title),
          items: benefits.items.map((text) => t(text, values)),
          art: <Illustration src={drawing} tone="theme" className="w-full max-w-128 justify-self-center" />,
        }}
        features={{ title: t(features.title), items: translateFeatures(t, features.items) }}
        process={{ title: t(process.title), items: translateSteps(t, process.items) }}
        chips={[
          {
            id: 'technologies',
            title: t(servicePageTitles.technologies),
            items: facts.technologies.map((name) => t(name)),
          },
          {
            id: 'industries',
            title: t(servicePageTitles.industries),
            items: facts.industries.map((industry) => t(industries[industry])),
          },
        ]}
        faq={{
          title: t(servicePageTitles.faq),
          items: faq.map(({ question, answer, values }) => ({
            id: question,
            question: t(question, values),
            answer: t(answer, values),
          })),
        }}
        related={{
          title: t(servicePageTitles.related),
          items: facts.related.map(getService).map(({ name, href }) => ({ label: t(name), href })),
        }}
        callToAction={{
          title: t(close.title, close.values),
          text: t(close.text, close.values),
          actions: <ActionButton action={close.action} variant="glow" size="lg" />,
        }}
      />
    </AnalyticsCategory>
  );
}
