/**
 * The languages and the texts of the site. A site declares them once, and every key and language code is checked:
 *
 *   declare module '@studio/i18n' {
 *     interface Register {
 *       language: 'en' | 'fr';
 *       translations: { shell: typeof shell; home: typeof home };
 *     }
 *   }
 *
 * Without a declaration, any string is a language code or a key.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- sites add the members
export interface Register {}

/** The code of a language of the site. */
export type Language = Register extends { language: infer Code extends string } ? Code : string;

/** A namespace is a file of texts: `{locales}/{language}/{namespace}.json`. */
export type Namespace = Register extends { translations: infer Translations }
  ? keyof Translations & string
  : string;

/** Keys of texts with plural forms have no plural suffix. */
type Singular<K extends string> = K extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : K;

type KeyPath<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${KeyPath<T[K]>}`;
}[keyof T & string];

type KeysOf<Translations> = {
  [N in keyof Translations & string]: `${N}:${KeyPath<Translations[N]>}`;
}[keyof Translations & string];

/** The key of a text: its namespace and path, such as `home:hero.title`. */
export type TranslationKey = Register extends { translations: infer Translations }
  ? KeysOf<Translations>
  : string;

type GroupPath<T, Fields> = {
  [K in keyof T & string]: T[K] extends string
    ? never
    : (T[K] extends Fields ? K : never) | `${K}.${GroupPath<T[K], Fields>}`;
}[keyof T & string];

type GroupsOf<Translations, Field extends string> = {
  [N in keyof Translations & string]: `${N}:${GroupPath<Translations[N], Record<Field, string>>}`;
}[keyof Translations & string];

/** The key of a group that has all of these texts: `home:hero` has a `title` and a `lead`. */
export type TranslationGroup<Field extends string> = Register extends { translations: infer Translations }
  ? GroupsOf<Translations, Field>
  : string;

/** The interpolation values of a text: `months` replaces `{{months}}`. */
export type TranslationValues = Readonly<Record<string, string | number | Date>>;

/** Texts in one language, by namespace. */
export type Translations = Readonly<Record<string, object>>;
