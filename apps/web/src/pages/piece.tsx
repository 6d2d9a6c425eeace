import { Lake } from '@studio/brand';
import lake from '@studio/brand/lakes/work.svg';
import { caseStudies, getService, priceLines, site, work } from '@studio/content';
import { LocalizedLink, renderMarkup, useLanguage, useTranslation } from '@studio/i18n';
import { Content, useBreadcrumbs, useContent, type ContentElementProps } from '@studio/site';
import type { ForeignPiece, PieceContent } from '@studio/site/collections';
import { Article, Breadcrumbs, Heading, LastLine, Link, Poster, Rows, Section, TextLink } from '@studio/ui';
import type { WorkFields } from '../collections.server.ts';
import { ActionLink } from '../sections/action-button.tsx';
import { Page } from '../sections/page.tsx';
import { WorkPicture } from '../sections/work-picture.tsx';

const { piece: words } = caseStudies;

const components = {
  a: ({ href, children }: ContentElementProps) => <Link href={String(href)}>{children}</Link>,
};

/** A piece of work: a case study, or a few sentences. */
export default function Piece() {
  const content = useContent('piece');
  return 'original' in content ? <Foreign original={content.original} /> : <Own piece={content} />;
}

function Own({ piece }: { piece: PieceContent<WorkFields> }) {
  const { t, text } = useTranslation();
  const breadcrumbs = useBreadcrumbs();
  const { fields, nodes, cover, isDraft, older: next, newer: previous } = piece;
  const { kind, client, services } = fields;
  return (
    <Page facts={caseStudies} category="Case Studies">
      <Poster
        ground="dusk"
        title={renderMarkup(piece.title)}
        lead={renderMarkup(piece.summary)}
        trail={<Breadcrumbs label={t(site.breadcrumbs)} items={breadcrumbs} />}
        note={
          <>
            {text(work.sample, { kind })}
            {isDraft && <> · {text(work.draft)}</>}
          </>
        }
        backdrop={<Lake kind="dusk" src={lake} />}
      >
        {cover && <WorkPicture node={cover} sizes="92vw" />}
      </Poster>
      <Section>
        <Article
          aside={
            <>
              <Heading headingLevel={2} size="h3">
                {text(words.facts)}
              </Heading>
              <Rows
                thin
                items={[
                  { id: 'client', title: text(words.client), text: text(words.invented, { client }) },
                  {
                    id: 'services',
                    title: text(words.services),
                    text: services.map(getService).map(({ id, href, name }) => (
                      <Link key={id} href={href} className="block">
                        {text(name)}
                      </Link>
                    )),
                  },
                  {
                    id: 'price',
                    title: text(words.price),
                    text: services.map((id) => (
                      <span key={id} className="block">
                        {text(getService(id).name)}: {text(priceLines[id].text, priceLines[id].values)}
                      </span>
                    )),
                  },
                ]}
              />
            </>
          }
        >
          <Content nodes={nodes} components={components} />
        </Article>
      </Section>
      {next && (
        <LastLine
          ground="shallow"
          size="h1"
          title={<LocalizedLink href={next.path}>{renderMarkup(next.title)}</LocalizedLink>}
          text={text(words.next)}
          actions={
            <>
              {previous && (
                <TextLink href={previous.path}>
                  {text(words.previous, { title: previous.fields.title })}
                </TextLink>
              )}
              <ActionLink action={work.all} />
            </>
          }
        />
      )}
    </Page>
  );
}

/** In a language that a piece does not have, its page leads to the original. */
function Foreign({ original }: ForeignPiece<WorkFields>) {
  const { text } = useTranslation();
  const { languages } = useLanguage();
  const { fields, path, language } = original;
  const label = languages.languages.find(({ code }) => code === language)?.label ?? language;
  return (
    <Page facts={caseStudies} category="Case Studies">
      <Poster
        ground="dusk"
        title={<span lang={language}>{renderMarkup(original.title)}</span>}
        lead={text(words.foreign, { language: label })}
        actions={
          <TextLink variant="more" href={languages.localizePath(path, language)} hrefLang={language}>
            {text(words.read, { title: fields.title })}
          </TextLink>
        }
      />
    </Page>
  );
}
