import { sitemap, type SitemapEntry } from '@studio/content';
import { languages, useWords } from '@studio/i18n';
import { PageHero, Section, SitemapList } from '@studio/ui';
import { Head } from '../parts/head.tsx';

export function Sitemap() {
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
              items: languages.map(({ code, nativeLabel }) => ({
                label: nativeLabel,
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
