import { LocalizedLink, renderMarkup, useLanguage, useTranslation } from '@studio/i18n';
import { Content, type ContentElementProps } from '@studio/site';
import type { ForeignPiece, PieceContent } from '@studio/site/collections';
import { Article, Link, Poster, Section, TextLink } from '@studio/ui';

interface PieceProps {
  content: PieceContent | ForeignPiece;
  /** The page that lists all pieces. */
  list: { href: string; label: string };
  /** The namespace of the texts of a piece in another language. */
  texts: __namespaces__;
}

const components = {
  a: ({ href, children }: ContentElementProps) => <Link href={String(href)}>{children}</Link>,
};

/** A text with its title. In a language that it does not have, its page leads to the original. */
export function Piece({ content, list, texts }: PieceProps) {
  const { t } = useTranslation();
  const { languages } = useLanguage();
  const trail = <LocalizedLink href={list.href}>{list.label}</LocalizedLink>;
  if ('original' in content) {
    const { title, path, language, fields } = content.original;
    const label = languages.languages.find(({ code }) => code === language)?.label ?? language;
    return (
      <Poster
        ground="dusk"
        trail={trail}
        title={<span lang={language}>{renderMarkup(title)}</span>}
        lead={t(`${texts}:foreign`, { language: label })}
        actions={
          <TextLink variant="more" href={languages.localizePath(path, language)} hrefLang={language}>
            {t(`${texts}:read`, { title: fields.title })}
          </TextLink>
        }
      />
    );
  }
  return (
    <>
      <Poster
        ground="dusk"
        trail={trail}
        title={renderMarkup(content.title)}
        lead={renderMarkup(content.summary)}
      />
      <Section>
        {/* Another element in another language: a browser that translates the page has replaced the text nodes of this one. */}
        <Article key={content.language}>
          <Content nodes={content.nodes} components={components} />
        </Article>
      </Section>
    </>
  );
}
