import { company, type LegalPage as LegalFacts } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { LegalPage, Link, PageHero } from '@studio/ui';
import type { ReactNode } from 'react';
import { Closing } from './closing.tsx';
import { Icon } from './icons.tsx';

interface LegalProps {
  facts: LegalFacts;
  /** The analytics category of clicks. */
  page: string;
  /** Controls below the text of a section, by section id. */
  controls?: Readonly<Record<string, ReactNode>>;
}

/** The terms of service, or the privacy policy. */
export function Legal({ facts, page, controls = {} }: LegalProps) {
  const { t } = useWords();
  const email = t(company.email);
  const { title, description, hero, highlights, full, sections, contact, values } = facts;
  return (
    <>
      <Head title={t(title, values)} description={t(description, values)} />
      <PageHero
        tone="plain"
        title={t(hero.title)}
        lead={t(hero.lead, values)}
        updated={t(hero.updated, values)}
      />
      <LegalPage
        highlights={{
          title: t(highlights.title),
          items: highlights.items.map(({ icon, title, text }) => ({
            icon: <Icon name={icon} />,
            title: t(title),
            text: t(text, values),
          })),
        }}
        title={t(full)}
        sections={sections.map(({ id, title, items }) => ({
          id,
          title: t(title),
          paragraphs: items.map((item) => t(item, values)),
          control: controls[id],
        }))}
        contact={
          <address className="text-lg not-italic">
            <h3 className="text-title">{t(company.name)}</h3>
            <p className="mt-3 text-balance">{t(company.address)}</p>
            <Link
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center rounded-control wrap-anywhere text-brand underline-offset-4 hover:text-brand-hover hover:underline"
            >
              {email}
            </Link>
          </address>
        }
      />
      <Closing closing={contact} page={page} />
    </>
  );
}
