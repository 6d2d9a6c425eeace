import { languages, sitemap, type SitemapEntry } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { SitemapList } from '@studio/brand';
import { Poster, Section } from '@studio/ui';

export default function Sitemap() {
  const { text } = useTranslation();
  const toItem = ({ name, href, priority, featured }: SitemapEntry) => ({
    id: name,
    label: text(name),
    href,
    note: priority && text(sitemap.priorities[priority]),
    badge: featured ? text(sitemap.featured) : undefined,
  });
  return (
    <>
      <Poster ground="surface" title={text(sitemap.hero.title)} lead={text(sitemap.hero.lead)} />
      <Section>
        <SitemapList
          sections={[
            ...sitemap.sections.map(({ title, items }) => ({
              id: title,
              title: text(title),
              items: items.map(toItem),
            })),
            {
              id: 'languages',
              title: text(sitemap.languages),
              size: 'h1',
              items: languages.map(({ code, label }) => ({
                id: code,
                label,
                href: `/${code}`,
                exact: true,
                lang: code,
              })),
            },
          ]}
        />
      </Section>
    </>
  );
}
