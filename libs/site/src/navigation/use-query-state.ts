import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSiteState } from '../document/site-context.ts';
import { useQuery } from './use-site.ts';

/** The debounce of URL updates in milliseconds: browsers limit how often the URL may change. */
const debounce = 300;

/**
 * State that is also in the query string, so that it can be shared as a link. `names` are the parameters. An empty value
 * is not in the query.
 */
export function useQueryState<Name extends string>(
  names: readonly Name[],
): [Readonly<Record<Name, string>>, (change: Partial<Record<Name, string>>) => void] {
  const query = useQuery();
  const [values, setValues] = useState(() => valuesIn(query, names));
  const [read, setRead] = useState(query);
  const [written, setWritten] = useState(query);
  const navigate = useNavigate();
  const { pathname } = useSiteState().place;

  // The query was changed elsewhere: by a link, or by hydration, because documents are rendered without a query.
  if (query !== read) {
    setRead(query);
    if (query !== written) {
      setWritten(query);
      setValues(valuesIn(query, names));
    }
  }

  const wanted = replaceQuery(values, query);
  const isCurrent = wanted === replaceQuery(valuesIn(query, names), query);
  useEffect(() => {
    if (isCurrent) return;
    const cancel = () => {
      clearTimeout(writing);
      removeEventListener('click', leave, true);
    };
    const write = () => {
      cancel();
      // A link was followed, and its page is loading.
      if (location.pathname !== pathname) return;
      setWritten(wanted);
      // Without the hash: the router would scroll to its target and focus it again.
      void navigate(pathname + wanted, { replace: true });
    };
    const writing = setTimeout(write, debounce);
    // Before a link leads away, so that the visitor comes back to what was typed last. Only then: to render while a radio
    // button handles its click would undo the click.
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) write();
    };
    addEventListener('click', leave, true);
    return cancel;
  }, [isCurrent, wanted, pathname, navigate]);

  const change = (some: Partial<Record<Name, string>>) => {
    setValues((before) => ({ ...before, ...some }));
  };
  return [values, change];
}

function valuesIn<Name extends string>(query: string, names: readonly Name[]): Record<Name, string> {
  const params = new URLSearchParams(query);
  // `Object.fromEntries` does not keep the names.
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
}

/** Keeps the other parameters of the query. */
function replaceQuery(values: Readonly<Record<string, string>>, query: string): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value.trim()) params.set(name, value.trim());
    else params.delete(name);
  }
  return params.size ? `?${String(params)}` : '';
}
