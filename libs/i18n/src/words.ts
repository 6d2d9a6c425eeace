import type common from '../locales/en/common.json';
import type home from '../locales/en/home.json';

/** The English files say which words there are; the other languages are held to them by a test. */
interface Words {
  common: typeof common;
  home: typeof home;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Words;
  }
}

/** The name of a file in `locales/{language}`. */
export type Namespace = keyof Words;

type Path<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}` }[keyof T & string];

/** Names one text: the file, then the way to it, as in `home:hero.title`. */
export type WordKey = { [N in Namespace]: `${N}:${Path<Words[N]>}` }[Namespace];

/** What a page carries: the content of its namespaces, in one language. */
export type PageWords = Partial<Record<Namespace, object>>;
