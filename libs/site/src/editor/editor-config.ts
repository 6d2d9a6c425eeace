import { readNamespace, type TranslationTree } from '@studio/i18n/files';
import type { Backend, CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { relative, resolve, sep } from 'node:path';
import type { Editor } from './define-editor.ts';
import { createLabels, toWords } from './editor-labels.ts';
import { schemaFields } from './schema-fields.ts';

interface ConfigOptions {
  /** The folder of the site's project. */
  root: string;
  /** The language of the labels. */
  language: string;
  backend: Backend;
}

/** Returns a function that turns a path of the site's project into one of the repository. */
export function repositoryPaths({ repository }: Pick<Editor, 'repository'>, root: string) {
  const base = resolve(root, repository);
  return (path: string) => relative(base, resolve(root, path)).split(sep).join('/');
}

/** Reads the words of the editor in a language. */
export const readLabels = ({ labels }: Pick<Editor, 'labels'>, root: string, language: string) =>
  createLabels(readNamespace(resolve(root, labels), language, 'editor'));

/** The settings of Sveltia CMS, from the description of an editor. */
export function editorConfig(editor: Editor, { root, language, backend }: ConfigOptions): CmsConfig {
  const { collections, facts, texts, languages } = editor;
  const inRepository = repositoryPaths(editor, root);
  const folder = resolve(root, texts.folder);
  const codes: string[] = languages.map(({ code }) => code);
  const label = readLabels(editor, root, language);
  const named = (group: string, name: string) => label(`${group}.${name}`) ?? toWords(name);

  // The address of a piece is its first title.
  const titlePattern: [string, string] = [
    '/[\\p{L}\\p{N}]/u',
    label('problems.title') ??
      'Enter a title with a letter or a digit: the address of the page is made from it.',
  ];

  const pieces = collections.map(({ name, folder, schema }): Collection => ({
    name,
    label: named('collections', name),
    label_singular: named('pieces', name),
    folder: inRepository(folder),
    // `mapPaths` turns these paths into `{slug}/{language}.md`.
    path: '{{slug}}/index',
    i18n: { structure: 'multiple_files', initial_locales: 'all' },
    format: 'yaml-frontmatter',
    create: true,
    // Pictures are beside the text.
    media_folder: '',
    public_folder: '',
    sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
    fields: [
      ...schemaFields(schema, { label, translated: true }).map((field) =>
        field.name === 'title' ? { ...field, pattern: titlePattern } : field,
      ),
      // The texts have directives and figures in braces, which only the source shows.
      {
        name: 'body',
        label: named('fields', 'body'),
        widget: 'richtext',
        modes: ['raw', 'rich_text'],
        // All but the first heading, which is the title of the page.
        buttons: [
          'bold',
          'italic',
          'strikethrough',
          'code',
          'link',
          'heading-two',
          'heading-three',
          'heading-four',
          'quote',
          'bulleted-list',
          'numbered-list',
        ],
        i18n: true,
      },
    ],
  }));
  const factsFiles = facts.map(({ name, file, schema }): CollectionFile => ({
    name,
    label: named('files', name),
    file: inRepository(file),
    fields: schemaFields(schema, { label, translated: false }),
  }));
  const textsFiles = texts.files.map(({ name }): CollectionFile => ({
    name,
    label: named('files', name),
    file: `${inRepository(texts.folder)}/{{locale}}/${name}.json`,
    i18n: true,
    fields: textFields(codes.map((code) => readNamespace(folder, code, name))),
  }));
  return {
    load_config_file: false,
    backend,
    app_title: label('title') ?? 'Editor',
    media_folder: inRepository(texts.folder),
    i18n: { structure: 'multiple_folders', locales: codes, default_locale: languages[0]?.code ?? '' },
    editor: { preview: false },
    // A folder with another name is no address, and a picture none in the list of its sizes.
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    media_libraries: {
      default: { config: { slugify_filename: true } },
      // The policy allows no request to other hosts.
      stock_assets: false,
    },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...pieces,
      { name: 'facts', label: named('collections', 'facts'), files: factsFiles },
      { name: 'texts', label: named('collections', 'texts'), files: textsFiles, i18n: true },
    ],
  };
}

/** A longer text has a field with several lines, and so has one with a line break, which a field of one line would lose. */
const longestLine = 60;

/** A field for each text of a namespace, with its groups. A plural form is in the languages that have it. */
function textFields(trees: readonly TranslationTree[]): Field[] {
  const [original = {}, ...others] = trees;
  return Object.entries(original).map(([name, value]): Field => {
    const base = { name, label: toWords(name), required: false };
    if (typeof value === 'string') {
      const texts = trees.map((tree) => tree[name]).filter((text) => typeof text === 'string');
      const isLong = texts.some((text) => text.length > longestLine || text.includes('\n'));
      const widget = isLong ? 'text' : 'string';
      return { ...base, widget, i18n: others.some((tree) => name in tree) };
    }
    const groups = trees.map((tree) => tree[name]).map((group) => (typeof group === 'object' ? group : {}));
    return { ...base, required: true, widget: 'object', i18n: true, fields: textFields(groups) };
  });
}
