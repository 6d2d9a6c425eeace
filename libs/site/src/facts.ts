import type { WordGroup, WordKey } from '@studio/i18n';

/*
 * Types of the facts that most sites have. Facts refer to texts by their keys; a site narrows icons and links to its own.
 */

/** The interpolation values of the texts of a page or of an item. */
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

/** A page. */
export interface Page {
  /** In the browser's tab and in search results. */
  title: WordKey;
  description: WordKey;
  hero: Headed;
  values?: Values;
}

export interface Feature<Icon extends string = string> extends Titled {
  icon: Icon;
}

export interface Question {
  question: WordKey;
  answer: WordKey;
  values?: Values;
}

/** A text in a list. */
export interface Line {
  text: WordKey;
  values?: Values;
}

/** A link that looks like a button. */
export interface Action<Href extends string = string> {
  label: WordKey;
  href: Href;
}

export interface Section<Item> {
  title: WordKey;
  items: readonly Item[];
}

/** The call to action at the end of a page. */
export interface Closing<Href extends string = string> extends Titled {
  action: Action<Href>;
}

/** A person who can be contacted. */
export interface Contact {
  id: string;
  name: WordKey;
  /** A contact whose phone has no text is not shown. */
  phone: WordKey;
  remark: WordKey;
  /** The person's WeChat link, which the name card opens. Without it, the name card is a vCard. */
  wechat?: `https://u.wechat.com/${string}`;
}

/** A product with a single price, such as a hosting plan. */
export interface Package {
  id: string;
  title: WordKey;
  text: WordKey;
  price: number;
  /** The unit of the price, such as "per month". */
  unit: WordKey;
  /** The interpolation values of the unit. */
  values?: Values;
  features: readonly Line[];
  /** Highlights the package. @default false */
  popular?: boolean;
}

interface PlanFacts {
  id: string;
  title: WordKey;
  text: WordKey;
  features: readonly Line[];
  /** Highlights the plan. @default false */
  popular?: boolean;
}

export interface PricedPlan extends PlanFacts {
  /** The price of a month with monthly billing. */
  monthlyPrice: number;
  /** The price of a month with yearly billing. */
  yearlyPrice: number;
  contactRequired?: never;
}

/** A plan whose price is agreed on in a conversation. */
export interface CustomPlan extends PlanFacts {
  contactRequired: true;
  monthlyPrice?: never;
  yearlyPrice?: never;
}

/** A subscription. */
export type Plan = PricedPlan | CustomPlan;

/** A paragraph with a heading on a legal page. */
export interface LegalSection extends Section<WordKey> {
  /** The hash of the section in the address. */
  id: string;
}

/** Terms of service, or a privacy policy. */
export interface LegalPage<Icon extends string = string, Href extends string = string> extends Page {
  hero: Headed & { updated: WordKey };
  highlights: Section<Feature<Icon>>;
  /** The heading of the sections. */
  full: WordKey;
  /** In the order of their numbers. */
  sections: readonly LegalSection[];
  contact: Closing<Href>;
}

/*
 * The keys of texts that belong together, by the key of their group. A group without these texts is a type error.
 */

/** The heading of a page or of a section. */
export const headed = <G extends WordGroup<'title' | 'lead'>>(group: G) =>
  ({ title: `${group}.title`, lead: `${group}.lead` }) as const;

/** An item of a list. */
export const titled = <G extends WordGroup<'title' | 'text'>>(group: G) =>
  ({ title: `${group}.title`, text: `${group}.text` }) as const;

/** An item of an FAQ. */
export const asked = <G extends WordGroup<'question' | 'answer'>>(group: G) =>
  ({ question: `${group}.question`, answer: `${group}.answer` }) as const;

/** A figure and its label. */
export const counted = <G extends WordGroup<'value' | 'label'>>(group: G) =>
  ({ value: `${group}.value`, label: `${group}.label` }) as const;

/** Single texts of a group. */
export const listed = <G extends string, const K extends string>(group: G, keys: readonly K[]) =>
  keys.map((key) => `${group}.${key}` as const);

export { legalSection } from './legal-section.ts';
