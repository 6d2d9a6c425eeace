import type { Languages } from '../languages.ts';
import { isLeftToTranslate } from '../foreign-text.ts';
import { pseudoText } from '../pseudo.ts';
import {
  placeholdersIn,
  pluralForm,
  readLocale,
  replacePlaceholders,
  getSource,
  type Texts,
} from './locale-files.ts';
import { sampleLetter, scriptRules, type ScriptRule } from './scripts.ts';

export type TranslationRule = 'empty' | ScriptRule['name'];

/** A rule of the site, such as a spelling or the vocabulary of a region. */
export interface SiteRule {
  /** What is wrong with a text that matches. */
  problem: string;
  /** Tested on the text without its placeholders. */
  pattern: RegExp;
  /** The languages with this rule. @default all */
  languages?: readonly string[];
  /** Keys of texts that are exempt from this rule. */
  except?: RegExp;
}

export interface TranslationOptions<Code extends string> {
  /** The folder of `{language}/{namespace}.json`. */
  locales: string;
  languages: Languages<Code>;
  /** Namespaces that each language may lack, because there are texts for them elsewhere. */
  optional?: readonly string[];
  /** Names that keep their spelling in every language. */
  names?: readonly string[];
  /** Keys of texts that are exempt from a rule, such as `common:company.phone`. */
  except?: Partial<Record<TranslationRule, RegExp>>;
  /** Additional rules of the site. */
  rules?: readonly SiteRule[];
}

/** A problem with the texts of a language. */
export interface TranslationProblem {
  language: string;
  /** The text with the problem, such as `common:company.phone`. Problems with a whole file have none. */
  key?: string;
  /** The rest of a sentence about the text, or a sentence about the file. */
  problem: string;
}

type Problem = Omit<TranslationProblem, 'language'>;

/** Returns one sentence for each problem that `findTranslationProblems` finds. */
export const checkTranslations = async <Code extends string>(
  options: TranslationOptions<Code>,
): Promise<readonly string[]> =>
  (await findTranslationProblems(options)).map(
    ({ language, key, problem }) => `${language}: ${key === undefined ? '' : `${key} `}${problem}`,
  );

/**
 * Compares the texts of all languages with those of the fallback language: files, keys, plural forms and placeholders.
 * Also finds empty texts, letters and spellings of another script, and wrong punctuation.
 */
export async function findTranslationProblems<Code extends string>(
  options: TranslationOptions<Code>,
): Promise<readonly TranslationProblem[]> {
  const { locales, languages, optional = [] } = options;
  const original = readLocale(locales, languages.fallbackLanguage);
  const checked = languages.languages.map(async ({ code, locale, incomplete }) => {
    const translated = readLocale(locales, code);
    const problems = [
      ...(incomplete
        ? []
        : missingFiles(original, translated).filter((name) => !optional.includes(name))
      ).map((name): Problem => ({ problem: `${name}.json is missing.` })),
      ...[...translated].flatMap(([namespace, texts]) => {
        const sources = original.get(namespace);
        if (!sources && optional.includes(namespace)) return [];
        return compare(namespace, sources ?? new Map<string, string>(), texts, { code, incomplete });
      }),
      ...(await checkTexts(incomplete ? withoutCopies(original, translated) : translated, {
        ...options,
        code,
        locale,
      })),
    ];
    return problems.map((problem) => ({ language: code, ...problem }));
  });
  return (await Promise.all(checked)).flat();
}

/** Returns the texts that differ from those of the fallback language. */
const withoutCopies = (original: ReadonlyMap<string, Texts>, translated: ReadonlyMap<string, Texts>) =>
  new Map(
    [...translated].map(([namespace, texts]) => {
      const sources = original.get(namespace) ?? new Map<string, string>();
      return [namespace, new Map([...texts].filter(([key, text]) => text !== getSource(sources, key)))];
    }),
  );

const missingFiles = (original: ReadonlyMap<string, Texts>, translated: ReadonlyMap<string, Texts>) =>
  [...original.keys()].filter((name) => !translated.has(name));

/** Returns the plural forms of each text, by its key without a plural suffix. */
function findPluralForms(texts: Texts): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const [suffix] = pluralForm.exec(key) ?? [];
    const stem = key.replace(pluralForm, '');
    const known = forms.get(stem) ?? [];
    forms.set(stem, suffix ? [...known, suffix.slice(1)] : known);
  }
  return forms;
}

function compare(
  namespace: string,
  original: Texts,
  translated: Texts,
  { code, incomplete }: { code: string; incomplete: boolean },
): Problem[] {
  const at = (key: string, problem: string): Problem => ({ key: `${namespace}:${key}`, problem });
  const [expected, found] = [findPluralForms(original), findPluralForms(translated)];
  const required = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const missing = incomplete ? [] : [...expected.keys()].filter((key) => !found.has(key));
  const unknown = [...found.keys()].filter((key) => !expected.has(key));
  const inOrder = [...expected.keys()].filter((key) => found.has(key));
  const known = [...found.keys()].filter((key) => expected.has(key));
  return [
    ...missing.map((key) => at(key, 'is missing.')),
    ...unknown.map((key) => at(key, 'is not in the original.')),
    ...(known.some((key, index) => key !== inOrder[index])
      ? [{ problem: `The keys of ${namespace} have another order.` }]
      : []),
    ...[...found].flatMap(([key, forms]) =>
      forms.length === 0
        ? []
        : required
            .filter((form) => !forms.includes(form))
            .map((form) => at(key, `has no plural form "${form}".`)),
    ),
    ...[...translated].flatMap(([key, text]) => {
      const list = (source: string) => placeholdersIn(source).join(' ') || 'no placeholder';
      const source = getSource(original, key);
      return source === undefined || list(source) === list(text)
        ? []
        : [at(key, `has ${list(text)}, and the original has ${list(source)}.`)];
    }),
  ];
}

async function checkTexts<Code extends string>(
  locale: ReadonlyMap<string, Texts>,
  { names = [], except = {}, rules = [], ...own }: TranslationOptions<Code> & { code: Code; locale: string },
): Promise<Problem[]> {
  const byScript = await scriptRules(own.locale);
  const siteRules = rules.filter(({ languages }) => languages?.includes(own.code) ?? true);
  const letter = sampleLetter(own.locale);
  const problems: Problem[] = [];
  for (const [namespace, texts] of locale)
    for (const [path, text] of texts) {
      if (isLeftToTranslate(text)) continue;
      const key = `${namespace}:${path}`;
      const report = (problem: string) => problems.push({ key, problem: `${problem}: ${text}` });
      if (!text.trim() && !except.empty?.test(key)) report('is empty');
      if (String(placeholdersIn(pseudoText(text))) !== String(placeholdersIn(text)))
        report('loses its placeholders in the pseudo language');
      const written = replacePlaceholders(text, '0', letter);
      const withoutNames = names.reduce((rest, name) => rest.replaceAll(name, letter), written);
      // The letter in place of a name must not break a rule that the name keeps.
      for (const { name, problem, isBroken } of byScript)
        if (isBroken(written) && isBroken(withoutNames) && !except[name]?.test(key)) report(problem);
      const withoutValues = replacePlaceholders(text, '', '');
      for (const { problem, pattern, except } of siteRules)
        if (pattern.test(withoutValues) && !except?.test(key)) report(problem);
    }
  return problems;
}
