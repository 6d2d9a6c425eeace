import { Mark } from '@studio/brand';
import { blog, contacts } from '@studio/content';
import { LocalizedLink, useLanguage, useTranslation } from '@studio/i18n';
import { Content, useContent, type ContentElementProps } from '@studio/site';
import type { PieceContent } from '@studio/site/collections';
import { Article, LastLine, Link, Poster, Section, Text, TextLink } from '@studio/ui';
import type { PostFields } from '../collections.server.ts';
import { Page } from '../sections/page.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { PostFacts } from '../sections/post-facts.tsx';

const components = {
  a: ({ href, children }: ContentElementProps) => <Link href={String(href)}>{children}</Link>,
};

export default function Post() {
  const content = useContent('post');
  return 'original' in content ? <ForeignPost original={content.original} /> : <OwnPost post={content} />;
}

function OwnPost({ post }: { post: PieceContent<PostFields> }) {
  const { text } = useTranslation();
  const { fields, nodes, older, newer } = post;
  const next = older ?? newer;
  const author = contacts.find(({ id }) => id === fields.author);
  return (
    <Page facts={blog} category="Blog">
      <Poster
        ground="shallow"
        layout="beside"
        title={fields.title}
        trail={<PostFacts post={post} />}
        scene={<Mark text={fields.mark} />}
      />
      <Section>
        <Article
          aside={
            author && (
              <>
                <Portrait contact={author} />
                <Text size="sm">
                  <b>{text(author.name)}</b> {text(blog.authors[fields.author])}
                </Text>
              </>
            )
          }
        >
          <p className="lead">{fields.summary}</p>
          <Content nodes={nodes} components={components} />
        </Article>
      </Section>
      {next && (
        <LastLine
          ground="shallow"
          size="h1"
          title={<LocalizedLink href={next.path}>{next.fields.title}</LocalizedLink>}
          text={text(blog.next)}
          actions={null}
        />
      )}
    </Page>
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
        title={<span lang={language}>{fields.title}</span>}
        lead={text(blog.foreign, { language: label })}
        actions={
          <TextLink variant="more" href={languages.localizePath(path, language)} hrefLang={language}>
            {text(blog.read, { title: fields.title })}
          </TextLink>
        }
      />
    </Page>
  );
}
