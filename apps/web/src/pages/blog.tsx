import { Lake } from '@studio/brand';
import linesLake from '@studio/brand/lakes/faq.svg';
import { blog, isSubject, subjectName } from '@studio/content';
import { LocalizedLink, useLanguage, useTranslation } from '@studio/i18n';
import { useContent, useSite } from '@studio/site';
import { Pagination, Poster, RunIn, Section, Text } from '@studio/ui';
import { Page } from '../sections/page.tsx';
import { PostList } from '../sections/post-list.tsx';

/** The posts, or those of one subject, the newest first. */
export default function Blog() {
  const { t, text } = useTranslation();
  const { languages, prefix, language } = useLanguage();
  const { path } = useSite();
  const { items, page, pages, groups, group = '' } = useContent('blog');
  const list = path.replace(/\/page\/\d+$/, '');
  const subjects = groups.filter(({ id }) => isSubject(id)).toSorted((one, other) => other.count - one.count);
  return (
    <Page facts={blog} category="Blog">
      <Poster
        ground="surface"
        title={isSubject(group) ? text(subjectName(group)) : text(blog.hero.title)}
        lead={text(blog.hero.lead)}
        backdrop={<Lake kind="lines" src={linesLake} />}
      />
      <Section key={language}>
        {items.length > 0 ? (
          <PostList size="h2" headingLevel={2} posts={items} />
        ) : (
          <Text size="lead">{text(blog.empty)}</Text>
        )}
        {pages > 1 && (
          <Pagination
            label={t(blog.pages)}
            page={page}
            count={pages}
            getHref={(number) =>
              languages.localizePath(number === 1 ? list : `${list}/page/${String(number)}`, prefix)
            }
            pageLabel={(number) => t(blog.page, { page: number })}
            previousLabel={text(blog.newer)}
            nextLabel={text(blog.older)}
          />
        )}
      </Section>
      <Section ground="surface">
        <RunIn
          label={text(blog.subjects)}
          items={subjects.map(({ id, path: href }) => (
            <LocalizedLink key={id} href={href}>
              {isSubject(id) && text(subjectName(id))}
            </LocalizedLink>
          ))}
        />
      </Section>
    </Page>
  );
}
