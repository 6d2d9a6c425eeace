import { LocalizedLink, renderMarkup, useLanguage, useTranslation } from '@studio/i18n';
import { useContent } from '@studio/site';
import { Pagination, Poster, Rows, Section, Text } from '@studio/ui';

export default function Blog() {
  const { t, text } = useTranslation();
  const { language, languages, prefix } = useLanguage();
  const { items, page, pages } = useContent('blog');
  const { date, digits } = languages.getFormats(language);
  return (
    <>
      <Poster ground="dusk" title={text('blog:hero.title')} lead={text('blog:hero.lead')} />
      <Section>
        {items.length === 0 && <Text size="lead">{text('blog:empty')}</Text>}
        <Rows
          headingLevel={2}
          items={items.map(({ slug, path, title, summary, minutes, fields }) => ({
            id: slug,
            title: <LocalizedLink href={path}>{renderMarkup(title)}</LocalizedLink>,
            text: (
              <>
                <span>{renderMarkup(summary)}</span> <span>{date(new Date(fields.date))}</span> ·{' '}
                <span>{text('blog:minutes', { count: minutes })}</span>
              </>
            ),
          }))}
        />
        {pages > 1 && (
          <Pagination
            label={t('blog:pages.label')}
            page={page}
            count={pages}
            getHref={(number) =>
              languages.localizePath(number === 1 ? '/blog' : `/blog/page/${String(number)}`, prefix)
            }
            formatNumber={digits}
            pageLabel={(number) => t('blog:pages.page', { page: number })}
            previousLabel={text('blog:pages.newer')}
            nextLabel={text('blog:pages.older')}
          />
        )}
      </Section>
    </>
  );
}
