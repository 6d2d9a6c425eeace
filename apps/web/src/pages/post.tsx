import { Mark } from '@studio/brand';
import { blog, contacts, subjectName } from '@studio/content';
import { LocalizedLink, renderMarkup, useLanguage, useTranslation } from '@studio/i18n';
import { Content, useContent, type ContentElementProps } from '@studio/site';
import type { PieceContent } from '@studio/site/collections';
import { Article, Link, Poster, RunIn, Section, SectionHeading, Stack, Text, TextLink } from '@studio/ui';
import type { PostFields } from '../collections.server.ts';
import { Clauses } from '../sections/clauses.tsx';
import { NextPiece } from '../sections/next-piece.tsx';
import { Page } from '../sections/page.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { PostFacts } from '../sections/post-facts.tsx';
import { PostList } from '../sections/post-list.tsx';
import { ShareLinks } from '../sections/share-links.tsx';

/** A post with more sections has a table of contents. */
const fewSections = 3;

const components = {
  a: ({ href, children }: ContentElementProps) => <Link href={String(href)}>{children}</Link>,
};

export default function Post() {
  const content = useContent('post');
  // In another language it is another text: a browser that translates the page has replaced the text nodes of this one.
  return 'original' in content ? (
    <ForeignPost original={content.original} />
  ) : (
    <OwnPost key={content.language} post={content} />
  );
}

function OwnPost({ post }: { post: PieceContent<PostFields> }) {
  const { text } = useTranslation();
  const { fields, nodes, older, newer } = post;
  const next = older ?? newer;
  const related = post.related.filter(({ slug }) => slug !== next?.slug);
  return (
    <Page facts={blog} category="Blog">
      <Poster
        ground="shallow"
        layout="beside"
        title={<Clauses text={post.title} />}
        trail={<PostFacts post={post} list="/blog" />}
        scene={<Mark text={fields.mark} />}
      />
      <Section>
        <Article aside={<Aside post={post} />}>
          <Text size="lead">{renderMarkup(post.summary)}</Text>
          <Content nodes={nodes} components={components} />
          <ShareLinks title={fields.title} />
        </Article>
      </Section>
      <Section ground="surface">
        <RunIn
          label={text(blog.subjects)}
          items={fields.tags.map((tag) => (
            <LocalizedLink key={tag} href={`/blog/tags/${tag}`}>
              {text(subjectName(tag))}
            </LocalizedLink>
          ))}
        />
      </Section>
      {related.length > 0 && (
        <Section>
          <SectionHeading title={text(blog.related)} />
          <PostList posts={related} />
        </Section>
      )}
      {next && <NextPiece piece={next} label={text(blog.next)} />}
    </Page>
  );
}

/** Who wrote a post, and the contents of a long one. */
function Aside({ post: { fields, headings } }: { post: PieceContent<PostFields> }) {
  const { t, text } = useTranslation();
  const author = contacts.find(({ id }) => id === fields.author);
  const sections = headings.filter(({ level }) => level === 2);
  return (
    <Stack gap="lg">
      {author && (
        <Stack gap="sm">
          <div className="max-w-32">
            <Portrait contact={author} />
          </div>
          <Text size="sm">
            <b className="block">{text(author.name)}</b> <span>{text(blog.authors[fields.author])}</span>
          </Text>
        </Stack>
      )}
      {sections.length > fewSections && (
        <nav aria-label={t(blog.contents)}>
          <Text size="sm" tone="muted">
            {text(blog.contents)}
          </Text>
          <ol role="list">
            {sections.map(({ id, text: title }) => (
              <li key={id}>
                <TextLink variant="standalone" tone="inherit" href={`#${id}`}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </Stack>
  );
}

/** In a language that a post does not have, its page leads to the original. */
function ForeignPost({ original }: { original: PieceContent<PostFields>['related'][number] }) {
  const { text } = useTranslation();
  const { languages } = useLanguage();
  const { fields, path, language } = original;
  const label = languages.languages.find(({ code }) => code === language)?.label ?? language;
  return (
    <Page facts={blog} category="Blog">
      <Poster
        ground="shallow"
        title={
          <span lang={language}>
            <Clauses text={original.title} />
          </span>
        }
        lead={text(blog.foreign, { language: label })}
        actions={
          <TextLink variant="more" href={languages.localizePath(path, language)} exact hrefLang={language}>
            {text(blog.read, { title: fields.title })}
          </TextLink>
        }
      />
    </Page>
  );
}
