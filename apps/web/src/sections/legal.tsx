import { company, type LegalPage } from '@studio/content';
import { Trans, useTranslation } from '@studio/i18n';
import { LegalDocument, Poster, Text, TextLink } from '@studio/ui';
import type { ReactNode } from 'react';
import { Page } from './page.tsx';

interface LegalProps {
  facts: LegalPage;
  /** The analytics category of clicks. */
  category: string;
  /** Controls below the text of a section, by section id. */
  controls?: Readonly<Record<string, ReactNode>>;
}

/** The terms of service, or the privacy policy. */
export function Legal({ facts, category, controls = {} }: LegalProps) {
  const { t, text } = useTranslation();
  const { hero, highlights, full, sections, contact, values } = facts;
  const email = t(company.email);
  const links = { email: <TextLink href={`mailto:${email}`} /> };
  return (
    <Page facts={{ ...facts, close: contact }} category={category} ground="surface" size="h1">
      <Poster ground="surface" title={text(hero.title)} lead={text(hero.lead, values)}>
        <Text size="sm" tone="muted">
          {text(hero.updated, values)}
        </Text>
      </Poster>
      <LegalDocument
        highlights={{
          title: text(highlights.title),
          items: highlights.items.map(({ title, text: summary }) => ({
            id: title,
            title: text(title, values),
            text: text(summary, values),
          })),
        }}
        title={text(full)}
        sections={sections.map(({ id, title, items }) => ({
          id,
          title: text(title),
          paragraphs: items.map((item) => (
            <Trans key={item} i18nKey={item} values={values} components={links} />
          )),
          control: controls[id],
        }))}
        contact={{ name: text(company.name), address: text(company.address), email }}
      />
    </Page>
  );
}
