import { faq, faqCategories, type FaqItem } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useQueryState } from '@studio/site';
import { Button, Columns, EmptyState, FilterChips, SearchField, Stack, Text } from '@studio/ui';
import { Questions } from './questions.tsx';

const items: readonly FaqItem[] = faq.items;
const categories = ['all', ...faqCategories] as const;

/** The questions and their filters. */
export function QuestionSearch() {
  const { t, text } = useTranslation();
  const [{ q: typed, category: subject }, filter] = useQueryState(['q', 'category']);
  const category = faqCategories.find((known) => known === subject) ?? 'all';
  const wanted = typed.trim().toLowerCase();
  const found = items.filter(
    (item) =>
      (category === 'all' || item.category === category) &&
      [item.question, item.answer].some((key) => t(key, item.values).toLowerCase().includes(wanted)),
  );

  return (
    <Columns ratio="4-8">
      <Stack className="@4xl:sticky @4xl:top-24 @4xl:self-start noscript:hidden">
        <SearchField
          label={t(faq.search.label)}
          clearLabel={t(faq.search.clear)}
          value={typed}
          onValueChange={(next) => {
            filter({ q: next });
          }}
        />
        <FilterChips
          label={t(faq.categories.label)}
          options={categories.map((value) => ({ value, label: t(faq.categories[value]) }))}
          value={category}
          onValueChange={(next) => {
            filter({ category: next === 'all' ? '' : next });
          }}
        />
        <Text role="status" size="sm" tone="muted">
          {found.length > 0 && text(faq.search.results, { count: found.length })}
        </Text>
      </Stack>
      {found.length > 0 ? (
        <Questions items={found} headingLevel={2} />
      ) : (
        <EmptyState
          text={text(faq.search.empty)}
          actions={
            <Button
              variant="outline"
              onClick={() => {
                filter({ q: '', category: '' });
              }}
            >
              {t(faq.search.reset)}
            </Button>
          }
        />
      )}
    </Columns>
  );
}
