import type { Language } from '@studio/i18n';
import type { TranslationProblem } from '@studio/i18n/check';
import type * as v from 'valibot';
import type { Collection } from '../collections/define-collection.ts';

/** A JSON file with figures, such as prices. */
export interface FactsFile {
  name: string;
  /** Relative to the folder of the site's project. */
  file: string;
  schema: v.GenericSchema;
  /** The page that shows the figures. */
  page: string;
}

/** The texts of one namespace, in a file for each language. */
export interface TextsFile {
  /** The namespace. */
  name: string;
  /** The page that shows the texts. */
  page: string;
}

/** What the owner of a site can edit in a browser. Paths are relative to the folder of the site's project. */
export interface Editor {
  /** The fallback language is the first one. */
  languages: readonly { code: Language; label: string }[];
  /** The folder of the repository. */
  repository: string;
  /**
   * The folder of `{language}/editor.json`, with the words of the editor: `collections`, `pieces` and `files` by name,
   * `fields`, `hints` and `choices` by the name of the field or of the value, `picture` and `problems`.
   */
  labels: string;
  collections: readonly Collection[];
  facts: readonly FactsFile[];
  texts: {
    /** The folder of `{language}/{namespace}.json`. */
    folder: string;
    files: readonly TextsFile[];
    /** Returns the problems with the texts in a folder. */
    check: (folder: string) => Promise<readonly TranslationProblem[]>;
  };
}

/** Describes the editor of a site. Its fields come from the schemas of the collections and of the facts. */
export const defineEditor = (editor: Editor): Editor => editor;
