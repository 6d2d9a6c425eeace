import { faqCategories, type FaqCategory } from '@studio/content';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from './query.ts';

export interface Filters {
  text: string;
  category: FaqCategory | 'all';
}

/** Milliseconds without a change after which the address follows: browsers allow only so many changes of it. */
const pause = 300;

/** What the questions are narrowed down by. It stands in the address too, so that it can be shared. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const query = useQuery();
  const [filters, setFilters] = useState(() => filtersIn(query));
  const [read, setRead] = useState(query);
  const [written, setWritten] = useState(query);
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();

  // The address was changed, but not from here: by a link, or because the document was drawn without a query.
  if (query !== read) {
    setRead(query);
    if (query !== written) {
      setWritten(query);
      setFilters(filtersIn(query));
    }
  }

  const wanted = queryOf(filters, query);
  const isThere = wanted === queryOf(filtersIn(query), query);
  useEffect(() => {
    if (isThere) return;
    const writing = setTimeout(() => {
      setWritten(wanted);
      void navigate(pathname + wanted + hash, { replace: true });
    }, pause);
    return () => {
      clearTimeout(writing);
    };
  }, [isThere, wanted, pathname, hash, navigate]);

  const filter = (change: Partial<Filters>) => {
    setFilters((before) => ({ ...before, ...change }));
  };
  return [filters, filter];
}

function filtersIn(query: string): Filters {
  const asked = new URLSearchParams(query);
  return {
    text: asked.get('q') ?? '',
    category: faqCategories.find((category) => category === asked.get('category')) ?? 'all',
  };
}

/** Whatever else the query holds is kept. */
function queryOf({ text, category }: Filters, query: string): string {
  const asked = new URLSearchParams(query);
  const put = (name: string, value: string) => {
    if (value) asked.set(name, value);
    else asked.delete(name);
  };
  put('q', text.trim());
  put('category', category === 'all' ? '' : category);
  return asked.size ? `?${String(asked)}` : '';
}
