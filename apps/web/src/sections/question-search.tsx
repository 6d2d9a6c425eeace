import { Lake } from '@studio/brand';
import lake from '@studio/brand/lakes/faq.svg';
import { faq, faqCategories, type FaqItem } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useQueryState } from '@studio/site';
import { Button, EmptyState, FilterChips, Poster, SearchField, Section } from '@studio/ui';
import { Questions } from './questions.tsx';

const items: readonly FaqItem[] = faq.items;
const categories = ['all', ...faqCategories] as const;

/** The title of the page with the filters, and the questions. */
export function QuestionSearch() {
  const { t, text } = useTranslation();
  const [{ q: typed, category: subject }, filter] = useQueryState(['q', 'category']);
  const category = faqCategories.find((known) => known === subject) ?? 'all';
  const wanted = typed.trim().toLowerCase();
  const matching = items.filter((item) =>
    [item.question, item.answer].some((key) => t(key, item.values).toLowerCase().includes(wanted)),
  );
  const filterBy = (subject: (typeof categories)[number]) =>
    subject === 'all' ? matching : matching.filter((item) => item.category === subject);
  const found = filterBy(category);

  return (
    <>
      <Poster ground="shallow" title={text(faq.hero.title)} backdrop={<Lake kind="lines" src={lake} />}>
        <div className="grid gap-6 noscript:hidden">
          <SearchField
            size="xl"
            label={t(faq.search.label)}
            placeholder={t(faq.search.label)}
            clearLabel={t(faq.search.clear)}
            value={typed}
            onValueChange={(next) => {
              filter({ q: next });
            }}
          />
          <FilterChips
            label={t(faq.categories.label)}
            options={categories.map((value) => ({
              value,
              label: t(faq.categories[value]),
              count: filterBy(value).length,
            }))}
            value={category}
            onValueChange={(next) => {
              filter({ category: next === 'all' ? '' : next });
            }}
          />
          {/* The subjects show the same numbers. */}
          <p role="status" className="sr-only">
            {t(faq.search.results, { count: found.length })}
          </p>
        </div>
      </Poster>
      <Section>
        {found.length > 0 ? (
          <Questions size="lg" items={found} headingLevel={2} />
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
      </Section>
    </>
  );
}
