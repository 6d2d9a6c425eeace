import { Lake } from '@studio/brand';
import lake from '@studio/brand/lakes/work.svg';
import { caseStudies, getService, getWorkPrice, site, work } from '@studio/content';
import { renderMarkup, useLanguage, useTranslation } from '@studio/i18n';
import { Content, useBreadcrumbs, useContent, type ContentElementProps } from '@studio/site';
import type { ForeignPiece, PieceContent } from '@studio/site/collections';
import { Article, Breadcrumbs, Heading, Link, Poster, Section, Stack, Text, TextLink } from '@studio/ui';
import type { ReactNode } from 'react';
import type { WorkFields } from '../collections.server.ts';
import { ActionLink } from '../sections/action-button.tsx';
import { Clauses } from '../sections/clauses.tsx';
import { NextPiece } from '../sections/next-piece.tsx';
import { Page } from '../sections/page.tsx';
import { isWide, WorkPicture } from '../sections/work-picture.tsx';

const { piece: words } = caseStudies;

const components = {
  a: ({ href, children }: ContentElementProps) => <Link href={String(href)}>{children}</Link>,
};

/** A piece of work: a case study, or a few sentences. */
export default function Piece() {
  const content = useContent('piece');
  // In another language it is another text: a browser that translates the page has replaced the text nodes of this one.
  return 'original' in content ? (
    <Foreign original={content.original} />
  ) : (
    <Own key={content.language} piece={content} />
  );
}

function Own({ piece }: { piece: PieceContent<WorkFields> }) {
  const { t, text } = useTranslation();
  const breadcrumbs = useBreadcrumbs();
  const { fields, nodes, cover, isDraft, older: next, newer: previous } = piece;
  const { kind, client, services, price } = fields;
  const neighbor = next ?? previous;
  return (
    <Page facts={caseStudies} category="Case Studies">
      <Poster
        ground="dusk"
        title={<Clauses text={piece.title} />}
        lead={renderMarkup(piece.summary)}
        trail={<Breadcrumbs label={t(site.breadcrumbs)} items={breadcrumbs} />}
        note={
          <>
            <span>{text(work.sample, { kind })}</span>
            {isDraft && <> · {text(work.draft)}</>}
          </>
        }
        backdrop={<Lake kind="dusk" src={lake} />}
        scene={cover && !isWide(cover) && <WorkPicture node={cover} sizes="(min-width: 60rem) 61vw, 92vw" />}
      >
        {cover && isWide(cover) && <WorkPicture node={cover} sizes="92vw" />}
      </Poster>
      <Section>
        <Article
          aside={
            <Stack gap="lg">
              <Heading headingLevel={2} size="h3">
                {text(words.facts)}
              </Heading>
              <Fact title={text(words.client)}>{text(words.invented, { client })}</Fact>
              <Fact title={text(words.services)}>
                {services.map(getService).map(({ id, href, name }) => (
                  <TextLink key={id} variant="standalone" href={href} className="block">
                    {text(name)}
                  </TextLink>
                ))}
              </Fact>
              <Fact title={text(words.price)}>
                {services.map((id, index) => {
                  const line = getWorkPrice(id, index === 0 ? price : undefined);
                  const values = { service: t(getService(id).name), price: t(line.text, line.values) };
                  return (
                    <span key={id} className="block">
                      {services.length > 1 ? text(words.priceOf, values) : text(line.text, line.values)}
                    </span>
                  );
                })}
              </Fact>
            </Stack>
          }
        >
          <Content nodes={nodes} components={components} />
        </Article>
      </Section>
      {neighbor && (
        <NextPiece
          piece={neighbor}
          label={text(next ? words.next : words.previous)}
          actions={
            <>
              {next && previous && (
                <TextLink variant="standalone" tone="inherit" href={previous.path}>
                  {text(words.before, { title: previous.fields.title })}
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

/** A fact in the margin of a text. */
const Fact = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Text asChild>
    <div>
      <Text size="sm" tone="muted">
        {title}
      </Text>
      {children}
    </div>
  </Text>
);

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
        title={
          <span lang={language}>
            <Clauses text={original.title} />
          </span>
        }
        lead={text(words.foreign, { language: label })}
        actions={
          <TextLink variant="more" href={languages.localizePath(path, language)} exact hrefLang={language}>
            {text(words.read, { title: fields.title })}
          </TextLink>
        }
      />
    </Page>
  );
}
