import { Lake } from '@studio/brand';
import linesLake from '@studio/brand/lakes/faq.svg';
import { blog, isSubject, subjectName } from '@studio/content';
import { LocalizedLink, useLanguage, useTranslation } from '@studio/i18n';
import { useContent, useSite } from '@studio/site';
import { Pagination, Poster, Rows, RunIn, Section } from '@studio/ui';
import { Page } from '../sections/page.tsx';
import { PostFacts } from '../sections/post-facts.tsx';

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
        <Rows
          size="h2"
          headingLevel={2}
          items={items.map((post) => ({
            id: post.slug,
            title: <LocalizedLink href={post.path}>{post.fields.title}</LocalizedLink>,
            text: (
              <>
                <PostFacts post={post} />
                {post.fields.summary}
              </>
            ),
          }))}
        />
        {items.length === 0 && text(blog.empty)}
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
