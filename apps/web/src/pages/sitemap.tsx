import { languages, sitemap, type SitemapEntry } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { SitemapList } from '@studio/brand';
import { PageHero, Section } from '@studio/ui';

export default function Sitemap() {
  const { t } = useTranslation();
  const toItem = ({ name, href, priority, featured }: SitemapEntry) => ({
    id: name,
    label: t(name),
    href,
    note: priority && t(sitemap.priorities[priority]),
    badge: featured ? t(sitemap.featured) : undefined,
  });
  return (
    <>
      <PageHero tone="plain" title={t(sitemap.hero.title)} lead={t(sitemap.hero.lead)} />
      <Section>
        <SitemapList
          sections={[
            ...sitemap.sections.map(({ title, items }) => ({
              id: title,
              title: t(title),
              items: items.map(toItem),
            })),
            {
              id: 'languages',
              title: t(sitemap.languages),
              items: languages.map(({ code, label }) => ({
                id: code,
                label,
                href: `/${code}`,
                exact: true,
                lang: code,
              })),
            },
          ]}
          comingSoonLabel={t(sitemap.coming)}
        />
      </Section>
    </>
  );
}
