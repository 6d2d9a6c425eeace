import { faqCategories, type FaqCategory } from '@studio/content';
import { usePageLocation, useQuery } from '@studio/site';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export interface Filters {
  text: string;
  category: FaqCategory | 'all';
}

/** The debounce of URL updates in milliseconds: browsers limit how often the URL may change. */
const debounce = 300;

/** The filters of the questions. They are also in the query string, so that they can be shared. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const query = useQuery();
  const [filters, setFilters] = useState(() => filtersIn(query));
  const [read, setRead] = useState(query);
  const [written, setWritten] = useState(query);
  const navigate = useNavigate();
  const { pathname, hash } = usePageLocation();

  // The query was changed elsewhere: by a link, or by hydration, because documents are rendered without a query.
  if (query !== read) {
    setRead(query);
    if (query !== written) {
      setWritten(query);
      setFilters(filtersIn(query));
    }
  }

  const wanted = queryOf(filters, query);
  const isCurrent = wanted === queryOf(filtersIn(query), query);
  useEffect(() => {
    if (isCurrent) return;
    const writing = setTimeout(() => {
      setWritten(wanted);
      void navigate(pathname + wanted + hash, { replace: true });
    }, debounce);
    return () => {
      clearTimeout(writing);
    };
  }, [isCurrent, wanted, pathname, hash, navigate]);

  const filter = (change: Partial<Filters>) => {
    setFilters((before) => ({ ...before, ...change }));
  };
  return [filters, filter];
}

function filtersIn(query: string): Filters {
  const params = new URLSearchParams(query);
  return {
    text: params.get('q') ?? '',
    category: faqCategories.find((category) => category === params.get('category')) ?? 'all',
  };
}

/** Keeps the other parameters of the query. */
function queryOf({ text, category }: Filters, query: string): string {
  const params = new URLSearchParams(query);
  const put = (name: string, value: string) => {
    if (value) params.set(name, value);
    else params.delete(name);
  };
  put('q', text.trim());
  put('category', category === 'all' ? '' : category);
  return params.size ? `?${String(params)}` : '';
}
