import { search } from '@studio/content';
import { renderMarkup, useLanguage, useTranslation } from '@studio/i18n';
import { markWordBreaks } from '@studio/i18n/word-breaks';
import { splitAtWords, useQueryState, useSearch, useSlashKey, type SearchResult } from '@studio/site';
import { Button, Poster, SearchBox, Stack, Text, TextLink } from '@studio/ui';
import { Fragment } from 'react';
import { Page } from '../sections/page.tsx';

const kinds: Readonly<Record<string, (typeof search.kinds)[keyof typeof search.kinds]>> = search.kinds;

/** How many results the list has. */
const shown = 12;

/** Finds pages, questions, work and posts. */
export default function Search() {
  const { t, text } = useTranslation();
  const [{ q: typed }, setQuery] = useQueryState(['q']);
  const [opensBySlash, setOpensBySlash] = useSlashKey();
  const query = typed.trim();
  const found = useSearch(query);
  const results = found === 'failed' ? [] : (found ?? []).slice(0, shown);

  function status() {
    if (!found || !query) return null;
    if (found === 'failed') return text(search.failed);
    return results.length > 0
      ? text(search.results, { count: results.length })
      : text(search.empty, { query });
  }

  return (
    <Page facts={search} category="Search">
      <Poster ground="shallow" size="h1" title={text(search.hero.title)}>
        {/* In the first section, because the next one is on the first screen of a phone too. */}
        <div className="grid gap-6">
          <div className="noscript:hidden">
            <SearchBox
              id={search.field}
              label={t(search.label)}
              placeholder={t(search.label)}
              clearLabel={t(search.clear)}
              listLabel={t(search.list)}
              value={typed}
              onValueChange={(q) => {
                setQuery({ q });
              }}
              items={results.map((result) => ({
                id: result.id,
                href: result.path,
                title: <Marked text={result.title} result={result} />,
                text: <Marked text={result.excerpt} result={result} />,
                note: text(kinds[result.kind] ?? search.kinds.page),
              }))}
              status={status()}
            />
          </div>
          <Text className="hidden noscript:block">{text(search.noScript)}</Text>
          <Stack direction="row" gap="xl">
            <TextLink variant="more" href={search.sitemap.href}>
              {text(search.sitemap.label)}
            </TextLink>
            <Stack direction="row" className="noscript:hidden">
              <Text size="sm">{text(search.keys.hint)}</Text>
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  setOpensBySlash(!opensBySlash);
                }}
              >
                {text(opensBySlash ? search.keys.off : search.keys.on)}
              </Button>
            </Stack>
          </Stack>
        </div>
      </Poster>
    </Page>
  );
}

/**
 * A text of a result with the words of the query marked. Other words have another element: a browser that translates the page
 * has replaced the text nodes of this one.
 */
function Marked({ text, result: { words } }: { text: string; result: SearchResult }) {
  const { language } = useLanguage();
  return (
    <span key={[text, ...words].join(' ')}>
      {splitAtWords(text, words).map((part, index) =>
        // Every second part is a word.
        index % 2 === 1 ? (
          <Fragment key={index}>
            <wbr />
            <mark>{part}</mark>
          </Fragment>
        ) : (
          <Fragment key={index}>{renderMarkup(markWordBreaks(part, language))}</Fragment>
        ),
      )}
    </span>
  );
}
