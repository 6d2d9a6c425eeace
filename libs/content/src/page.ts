import type { WordKey } from '@studio/i18n';
import type { IconName } from './icons.ts';
import type { Href } from './routes.ts';

/** What is filled into the texts of a page, or of one item. */
export type Values = Readonly<Record<string, number | Date>>;

export interface Headed {
  title: WordKey;
  lead: WordKey;
}

export interface Titled {
  title: WordKey;
  text: WordKey;
  values?: Values;
}

/** What every page has. */
export interface Page {
  /** In the browser's tab and in search results. */
  title: WordKey;
  description: WordKey;
  hero: Headed;
  values?: Values;
}

export interface Feature extends Titled {
  icon: IconName;
}

export interface Question {
  question: WordKey;
  answer: WordKey;
  values?: Values;
}

/** A single text of a list, with what is filled into it. */
export interface Line {
  text: WordKey;
  values?: Values;
}

export interface Action {
  label: WordKey;
  href: Href;
}

export interface Section<Item> {
  title: WordKey;
  items: readonly Item[];
}

/** What a page ends with. */
export interface Closing extends Titled {
  action: Action;
}
