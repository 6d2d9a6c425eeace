import { Lake } from '@studio/brand';
import lake from '@studio/brand/lakes/work.svg';
import { getRoute, portfolio } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useContent, useQuery } from '@studio/site';
import { FilterLinks, Poster, Section, Text } from '@studio/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionLink } from '../sections/action-button.tsx';
import { Page } from '../sections/page.tsx';
import { WorkPlates } from '../sections/work-plates.tsx';

const { hero, filter, empty, studies } = portfolio;

/** All work, or that for one service. */
export default function Portfolio() {
  const { t, text } = useTranslation();
  const { items, filter: active, count, filters } = useContent('portfolio');
  // A static host does not read the query.
  const { languages, prefix } = useLanguage();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(useQuery()).get('service');
  const target = filter.options.find(({ id }) => id === wanted && !active)?.href;
  useEffect(() => {
    if (target) void navigate(languages.localizePath(target, prefix), { replace: true });
  }, [target, languages, prefix, navigate]);
  const countOf = (id: string) => filters.find((filter) => filter.id === id)?.count;

  return (
    <Page facts={portfolio} category="Work">
      <Poster
        title={<span className="whitespace-pre-line">{text(hero.title)}</span>}
        lead={text(hero.lead)}
        actions={<ActionLink action={studies} />}
        backdrop={<Lake kind="lines" src={lake} />}
      >
        <FilterLinks
          label={t(filter.label)}
          items={[
            { href: getRoute('portfolio').path, label: text(filter.all), count, current: !active },
            ...filter.options
              .filter(({ id }) => countOf(id))
              .map(({ id, label, href }) => ({
                href,
                label: text(label),
                count: countOf(id),
                current: id === active,
              })),
          ]}
        />
      </Poster>
      {items.length > 0 ? (
        <WorkPlates items={items} />
      ) : (
        <Section>
          <Text size="lead">{text(empty)}</Text>
        </Section>
      )}
    </Page>
  );
}
