import { Lake } from '@studio/brand';
import lake from '@studio/brand/lakes/work.svg';
import { portfolio } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useContent, useQueryState } from '@studio/site';
import { FilterChips, Poster, Section, Text } from '@studio/ui';
import { useState } from 'react';
import { ActionLink } from '../sections/action-button.tsx';
import { Page } from '../sections/page.tsx';
import { WorkPlates } from '../sections/work-plates.tsx';

const { hero, filter, empty, studies } = portfolio;

/** All work, filtered by service. Without JavaScript, a stylesheet filters it. */
export default function Portfolio() {
  const { t, text } = useTranslation();
  const { items } = useContent('portfolio');
  const [{ service: wanted }, setQuery] = useQueryState(['service']);
  const options = filter.options
    .map((option) => ({
      ...option,
      items: items.filter(({ filters }) => filters.includes(option.id)),
    }))
    .filter(({ items }) => items.length > 0);
  const active = options.find(({ id }) => id === wanted);
  const shown = active?.items ?? items;
  // The number on arrival is not announced: the filters show it.
  const [isChanged, setChanged] = useState(false);

  return (
    <Page facts={portfolio} category="Work">
      <Poster
        title={<span className="whitespace-pre-line">{text(hero.title)}</span>}
        lead={text(hero.lead)}
        actions={<ActionLink action={studies} />}
        backdrop={<Lake kind="lines" src={lake} />}
      >
        <FilterChips
          label={t(filter.label)}
          options={[
            { value: 'all', label: text(filter.all), count: items.length },
            ...options.map(({ id, label, items }) => ({
              value: id,
              label: text(label),
              count: items.length,
            })),
          ]}
          value={active?.id ?? 'all'}
          onValueChange={(value) => {
            setChanged(true);
            setQuery({ service: value === 'all' ? '' : value });
          }}
        />
        <p role="status" className="sr-only">
          {isChanged && t(filter.results, { count: shown.length })}
        </p>
      </Poster>
      {items.length > 0 ? (
        <WorkPlates items={shown} />
      ) : (
        <Section>
          <Text size="lead">{text(empty)}</Text>
        </Section>
      )}
    </Page>
  );
}
