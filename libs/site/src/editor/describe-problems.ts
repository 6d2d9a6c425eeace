import type { TranslationProblem } from '@studio/i18n/check';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { ContentError, issueSentence, missing, readFrontMatter } from '../collections/front-matter.ts';
import type { Editor, FactsFile } from './define-editor.ts';
import { readLabels, repositoryPaths } from './editor-config.ts';
import { toWords } from './editor-labels.ts';

/** Returns functions that describe problems in the words of the editor: without paths, lines and keys. */
export function describeProblems(editor: Editor, root: string, language: string) {
  const label = readLabels(editor, root, language);
  const inRepository = repositoryPaths(editor, root);
  const named = (group: string, name: string) => label(`${group}.${name}`) ?? toWords(name);
  const languageOf = (code: string) => editor.languages.find((own) => own.code === code)?.label ?? code;
  const fieldNames = (path: readonly string[]) =>
    path.filter((name) => !/^\d+$/.test(name)).map((name) => named('fields', name));
  // The editor requires all fields but numbers.
  const enterNumber = label('problems.number') ?? 'Enter a number such as 90 or 9.99.';
  const ofField = (sentence: string) => (sentence === missing ? enterNumber : sentence);
  const inPlace = (names: readonly string[], language?: string) =>
    names.join(' › ') + (language === undefined ? '' : ` (${languageOf(language)})`);

  return {
    /** The sentence above the problems of a change. */
    refused: label('problems.refused') ?? 'Nothing was saved. Correct this first:',

    /** What stops a build, whose files are in a folder that stands for that of the site's project. */
    async ofContent(error: Error, folder: string): Promise<string> {
      if (!(error instanceof ContentError)) return error.message;
      const { file, field, sentence } = error;
      const path = inRepository(file);
      const collection = editor.collections.find((one) => path.startsWith(`${inRepository(one.folder)}/`));
      if (!collection) return error.message;
      const [slug = '', name] = path.slice(inRepository(collection.folder).length + 1).split('/');
      const title = name === undefined ? slug : await readTitle(resolve(folder, file), slug);
      const names = [named('collections', collection.name), title, ...fieldNames(field)];
      return `${inPlace(names, name?.replace('.md', ''))}: ${ofField(sentence)}`;
    },

    /** A mistake in a file of figures. */
    ofFacts({ name }: Pick<FactsFile, 'name'>, issue: v.BaseIssue<unknown>): string {
      const path = issue.path?.map(({ key }) => String(key)) ?? [];
      return `${inPlace([named('files', name), ...fieldNames(path)])}: ${ofField(issueSentence(issue))}`;
    },

    ofText: ({ language, key, problem }: TranslationProblem): string => {
      const [namespace, path] = key?.split(':') ?? [];
      if (namespace === undefined || path === undefined) return `${languageOf(language)}: ${problem}`;
      const names = [named('files', namespace), ...path.split('.').map(toWords)];
      return `${inPlace(names, language)} ${problem}`;
    },
  };
}

export type ProblemSentences = ReturnType<typeof describeProblems>;

/** The title of a piece, or its address if its file has a mistake before the title. */
async function readTitle(file: string, slug: string): Promise<string> {
  try {
    return readFrontMatter(await readFile(file, 'utf8'), v.object({ title: v.string() }), file).fields.title;
  } catch (error) {
    if (error instanceof ContentError) return slug;
    throw error;
  }
}
