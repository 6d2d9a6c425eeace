import { search } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { splitAtWords, useQueryState, useSearch, type SearchResult } from '@studio/site';
import { Poster, SearchBox, Section, Text, TextLink } from '@studio/ui';
import { useNavigate } from 'react-router-dom';
import { Page } from '../sections/page.tsx';

const kinds: Readonly<Record<string, (typeof search.kinds)[keyof typeof search.kinds]>> = search.kinds;

/** How many results the list has. */
const shown = 12;

/** Finds pages, questions and posts. */
export default function Search() {
  const { t, text } = useTranslation();
  const { languages, prefix } = useLanguage();
  const navigate = useNavigate();
  const [{ q: query }, setQuery] = useQueryState(['q']);
  const found = useSearch(query);
  const results = found === 'failed' || !query ? [] : (found ?? []).slice(0, shown);

  return (
    <Page facts={search} category="Search">
      <Poster ground="shallow" size="h1" title={text(search.hero.title)}>
        <div className="noscript:hidden">
          <SearchBox
            label={t(search.label)}
            placeholder={t(search.label)}
            clearLabel={t(search.clear)}
            listLabel={t(search.list)}
            value={query}
            onValueChange={(q) => {
              setQuery({ q });
            }}
            items={results.map((result) => ({
              id: result.path,
              title: <Marked text={result.title} result={result} />,
              text: <Marked text={result.excerpt} result={result} />,
              note: kinds[result.kind] && text(kinds[result.kind] ?? search.kinds.page),
            }))}
            status={
              query && found && found !== 'failed'
                ? results.length > 0
                  ? text(search.results, { count: results.length })
                  : text(search.empty, { query })
                : null
            }
            onChoose={(path) => {
              void navigate(languages.localizePath(path, prefix));
            }}
          />
        </div>
      </Poster>
      <Section>
        {found === 'failed' && <Text>{text(search.failed)}</Text>}
        <Text className="hidden noscript:block">{text(search.noScript)}</Text>
        <TextLink variant="more" href={search.sitemap.href}>
          {text(search.sitemap.label)}
        </TextLink>
      </Section>
    </Page>
  );
}

/** A text of a result with the words of the query marked. */
function Marked({ text, result: { words } }: { text: string; result: SearchResult }) {
  return splitAtWords(text, words).map((part, index) =>
    // Every second part is a word.
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
