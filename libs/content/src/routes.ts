import type { Namespace } from '@studio/i18n';

interface Route {
  id: string;
  /** Without its language. */
  path: `/${string}`;
  /** The files of words that the page needs. */
  words: readonly Namespace[];
}

/** Every page of the site, named once. The router, prerendering and the tests read this table. */
export const routes = [
  { id: 'home', path: '/', words: ['common', 'home'] },
] as const satisfies readonly Route[];

export type RouteId = (typeof routes)[number]['id'];
