// `npx nx g @studio/tools:language fr` adds a language to the site.
import { formatFiles, readJson, writeJson, type Tree } from '@nx/devkit';
import { insertBefore } from '../edit-file.ts';

export interface LanguageOptions {
  code: string;
  label?: string;
  locale?: string;
}

interface Texts {
  [key: string]: string | Texts;
}

const languages = 'libs/content/src/languages.ts';
const mails = 'apps/provider/src/mail';
/** The folders of `{language}/{namespace}.json`. */
const folders = ['libs/content/locales', `${mails}/locales`];

/** Adds a language to the site and its mails. Its texts are English until they are translated. */
export default async function addLanguage(
  tree: Tree,
  { code, label = getLanguageName(code), locale }: LanguageOptions,
) {
  if (!isLanguageTag(code)) throw new Error(`"${code}" is not a language tag. Use one such as fr or pt-BR.`);
  if (tree.exists(`libs/content/locales/${code}`)) throw new Error(`There is a language "${code}" already.`);

  for (const folder of folders)
    for (const file of tree.children(`${folder}/en`)) {
      const texts = readJson<Texts>(tree, `${folder}/en/${file}`);
      writeJson(tree, `${folder}/${code}/${file}`, withPluralForms(texts, code));
    }
  const options = [
    `label: ${JSON.stringify(label)}`,
    ...(locale ? [`locale: '${locale}'`] : []),
    'currency',
    'incomplete: true',
  ];
  insertBefore(tree, languages, '  },\n  { fallback:', `    '${code}': { ${options.join(', ')} },\n`);
  const name = code.replaceAll('-', '');
  const importLine = `import ${name} from './locales/${code}/mails.json' with { type: 'json' };\n`;
  insertBefore(tree, `${mails}/negotiate-translations.ts`, '\nexport type Translations', importLine);
  insertBefore(tree, `${mails}/negotiate-translations.ts`, ']);', `  ['${code}', ${name}],\n`);

  await formatFiles(tree);
  return () => {
    console.log(`Now translate the texts in ${folders.map((folder) => `${folder}/${code}`).join(' and ')}.
"npm run translations" lists those that are left. When none is, remove "incomplete" in ${languages}.`);
  };
}

function isLanguageTag(code: string): boolean {
  try {
    return new Intl.Locale(code).toString() === code;
  } catch {
    return false;
  }
}

/** Returns the name of a language in the language itself, with an initial capital. */
function getLanguageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Gives each text with a count the plural forms of another language. */
function withPluralForms(texts: Texts, code: string): Texts {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) => {
      if (typeof value !== 'string') return [[key, withPluralForms(value, code)]];
      const stem = key.replace(/_other$/, '');
      if (stem !== key) return forms.map((form) => [`${stem}_${form}`, texts[`${stem}_${form}`] ?? value]);
      return /_(?:zero|one|two|few|many)$/.test(key) ? [] : [[key, value]];
    }),
  );
}
