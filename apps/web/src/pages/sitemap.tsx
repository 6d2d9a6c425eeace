import { languages, sitemap, type SitemapEntry } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { PageHero, Section, SitemapList } from '@studio/ui';

export default function Sitemap() {
  const { t } = useWords();
  const draw = ({ name, href, priority, featured }: SitemapEntry) => ({
    label: t(name),
    href,
    note: priority && t(sitemap.priorities[priority]),
    badge: featured ? t(sitemap.featured) : undefined,
  });
  return (
    <>
      <Head title={t(sitemap.title)} description={t(sitemap.description)} />
      <PageHero tone="plain" title={t(sitemap.hero.title)} lead={t(sitemap.hero.lead)} />
      <Section>
        <SitemapList
          sections={[
            ...sitemap.sections.map(({ title, items }) => ({ title: t(title), items: items.map(draw) })),
            {
              title: t(sitemap.languages),
              items: languages.map(({ code, label }) => ({
                label,
                href: `/${code}`,
                exact: true,
                lang: code,
              })),
            },
          ]}
          coming={t(sitemap.coming)}
        />
      </Section>
    </>
  );
}
