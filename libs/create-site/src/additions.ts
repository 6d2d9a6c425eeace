import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLanguage, OptionError } from './options.ts';
import { scriptImports } from './stylesheets.ts';
import {
  fill,
  json,
  languageEntry,
  markLanguage,
  readText,
  readWords,
  withPlurals,
  type Texts,
} from './words.ts';

/** What can be added to a site. */
export const additions = {
  page: 'the page, its words in every language, and its route',
  language: 'the words and texts of a language',
  service: 'an entry of the page "services"',
  post: 'a draft of a post in every language',
  work: 'a draft of a piece of work in every language',
  component: 'a component and its story',
} as const;

export type Addition = keyof typeof additions;

export const isAddition = (name: string | undefined): name is Addition =>
  name !== undefined && Object.hasOwn(additions, name);

/** Makes what is added to the site in a folder: the texts of new and changed files, by path. */
export const add = (addition: Addition, name: string, root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(makers[addition](name, readSite(root))).map(([path, text]) => [
      path,
      withLineEnds(join(root, path), text),
    ]),
  );

interface ExistingSite {
  root: string;
  facts: string;
  languages: readonly string[];
  fallback: string;
}

export const factsPath = 'src/facts.ts';
const stylesPath = 'src/styles.css';

function readSite(root: string): ExistingSite {
  const path = join(root, factsPath);
  if (!existsSync(path))
    throw new OptionError(`There is no "${factsPath}" in "${root}". Go to the folder of a site.`);
  const facts = readLines(path);
  const [, fallback] = /fallback: ["']([\w-]+)["']/.exec(facts) ?? [];
  if (fallback === undefined) throw rewritten(factsPath, "{ fallback: 'en' }");
  const languages = readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return { root, facts, languages: languages.sort(), fallback };
}

const readLines = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

/** A text with the line ends of the file that it replaces. */
const withLineEnds = (path: string, text: string) =>
  existsSync(path) && readFileSync(path, 'utf8').includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;

const rewritten = (path: string, line: string) =>
  new OptionError(`${path} is not as it was written, so add this to it yourself: ${line}`);

const makers: Readonly<Record<Addition, (name: string, site: ExistingSite) => Record<string, string>>> = {
  page: addPage,
  language: addLanguage,
  service: addService,
  post: (name, site) => addText('post', 'posts', name, site),
  work: (name, site) => addText('work', 'work', name, site),
  component: addComponent,
};

function addPage(typed: string, site: ExistingSite): Record<string, string> {
  const id = identifier(typed, 'page');
  const path = `src/pages/${id}.tsx`;
  refuseExisting(site, path);
  for (const language of site.languages) refuseExisting(site, `locales/${language}/${id}.json`);
  if (
    reserved.includes(id) ||
    site.languages.some((language) => language.toLowerCase() === typed) ||
    new RegExp(`\\b(?:const|type) ${id}\\b`).test(site.facts)
  )
    throw new OptionError(`"${typed}" has another meaning already. Use another name for the page.`);
  const name = titleOf(id);
  const files: Record<string, string> = {
    [path]: `import { useTranslation } from '@studio/i18n';
import { Poster, Section } from '@studio/ui';

export default function ${componentOf(id)}() {
  const { text } = useTranslation();
  return (
    <>
      <Poster ground="dusk" title={text('${id}:hero.title')} lead={text('${id}:hero.lead')} />
      <Section>{text('${id}:text')}</Section>
    </>
  );
}
`,
    [factsPath]: insert(factsPath, site.facts, [
      [/(?=\nexport const languages)/, `import type ${id} from '../locales/${site.fallback}/${id}.json';\n`],
      [/(?<=translations: \{\n(?:(?: {6}.*)?\n)*)(?= {4}\};)/, `      ${id}: typeof ${id};\n`],
      [/(?<=export const pages = \[\n(?:(?: {2}.*)?\n)*)(?=\] as const;)/, `  page('${id}', '/${typed}'),\n`],
    ]),
  };
  for (const language of site.languages) {
    const text = inEnglish(language, name);
    files[`locales/${language}/${id}.json`] = json({
      title: text,
      description: text,
      hero: { title: text, lead: text },
      text,
    });
    const shell = readTexts(site, language, 'shell');
    files[`locales/${language}/shell.json`] = json({
      ...shell,
      pages: { ...objectOf(shell['pages']), [id]: text },
    });
  }
  return files;
}

function addLanguage(typed: string, site: ExistingSite): Record<string, string> {
  const code = checkLanguage(typed);
  if (site.languages.includes(code)) throw new OptionError(`The site has the language "${code}" already.`);
  const [, currency] = /currency: ["'](\w+)["']/.exec(site.facts) ?? [];
  if (currency === undefined) throw rewritten(factsPath, "currency: 'CAD'");
  const shell = readTexts(site, site.fallback, 'shell');
  const values = { name: textOf(shell['name']), email: textOf(shell['email']) };
  const own = readWords(code, values);
  const sample = readWords(site.fallback, values);
  let { isComplete } = own;
  const mark = (text: string) =>
    // Variants of one language share most of their texts.
    languageOf(code) === languageOf(site.fallback)
      ? text
      : markLanguage(site.fallback, text, Object.values(values).filter(Boolean));

  /** Only a sample has a translation. What the developer wrote is copied. */
  const translate = (texts: Texts, samples: Texts, translations: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]): [string, string | Texts] => {
        const translation = translations[key];
        if (typeof text !== 'string')
          return [key, translate(text, objectOf(samples[key]), objectOf(translation))];
        if (own.isOwn && text === samples[key] && typeof translation === 'string') return [key, translation];
        isComplete = false;
        return [key, mark(text)];
      }),
    );

  const files: Record<string, string> = {};
  const locale = readdirSync(join(site.root, 'locales', site.fallback));
  for (const file of locale.filter((name) => name.endsWith('.json'))) {
    // For these, the provider and the engine have texts.
    if (file === 'mails.json' || file === 'not-found.json') continue;
    const namespace = file.replace('.json', '');
    const inLanguage = (texts: Texts = {}) => withPlurals(texts, code);
    files[`locales/${code}/${file}`] = json(
      translate(
        inLanguage(readTexts(site, site.fallback, namespace)),
        inLanguage(sample.namespaces[namespace]),
        inLanguage(own.namespaces[namespace]),
      ),
    );
  }
  if (own.isOwn && existsSync(join(site.root, 'src/pages/contact.tsx')))
    files[`locales/${code}/mails.json`] = json(withPlurals(own.namespaces['mails'] ?? {}, code));
  for (const [kind, folder] of [
    ['post', 'content/posts/first-message'],
    ['work', 'content/work/first-piece'],
  ] as const) {
    const original = join(site.root, folder, `${site.fallback}.md`);
    if (!own.isOwn || !existsSync(original)) continue;
    const text = readLines(original);
    const [, date = ''] = /^date: (.*)$/m.exec(text) ?? [];
    if (text === fill(readText(kind, site.fallback), { date }))
      files[`${folder}/${code}.md`] = fill(readText(kind, code), { date });
  }
  const styles = existsSync(join(site.root, stylesPath)) ? readLines(join(site.root, stylesPath)) : '';
  const imports = scriptImports([code]).filter((line) => !styles.replaceAll('"', "'").includes(line));
  if (imports.length > 0)
    files[stylesPath] = insert(stylesPath, styles, [[/(?=^@source)/m, imports.join('')]]);
  files[factsPath] = insert(factsPath, site.facts, [
    [
      /(?<=defineLanguages\(\n {2}\{\n(?:(?: {4}.*)?\n)*)(?= {2}\},)/,
      languageEntry(code, { label: own.label, locale: own.locale, currency, isComplete }),
    ],
  ]);
  return files;
}

function addService(typed: string, site: ExistingSite): Record<string, string> {
  const id = identifier(typed, 'service');
  if (!existsSync(join(site.root, 'src/pages/services.tsx')))
    throw new OptionError('The site has no page "services".');
  const [, offers = ''] = /export const offers = \[([^\]]*)\]/.exec(site.facts) ?? [];
  if (new RegExp(`["']${id}["']`).test(offers))
    throw new OptionError(`The site has a service "${id}" already.`);
  if (Object.hasOwn(readTexts(site, site.fallback, 'services'), id))
    throw new OptionError(`The page "services" has another text with the name "${id}".`);
  const files: Record<string, string> = {
    [factsPath]: insert(factsPath, site.facts, [
      [/(?<=export const offers = \[[^\]]*)(?=,?\s*\] as const;)/, `${offers.trim() && ', '}'${id}'`],
    ]),
  };
  for (const language of site.languages) {
    const text = inEnglish(language, titleOf(id));
    files[`locales/${language}/services.json`] = json({
      ...readTexts(site, language, 'services'),
      [id]: { title: text, text },
    });
  }
  return files;
}

function addText(
  kind: 'post' | 'work',
  folder: string,
  slug: string,
  site: ExistingSite,
): Record<string, string> {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))
    throw new OptionError(`"${slug}" cannot be an address. Use small letters, digits and hyphens.`);
  if (!existsSync(join(site.root, `src/pages/${kind === 'post' ? 'blog' : 'work'}.tsx`)))
    throw new OptionError(`The site has no page "${kind === 'post' ? 'blog' : 'work'}".`);
  refuseExisting(site, `content/${folder}/${slug}`);
  const title = titleOf(slug);
  const text = `---\ntitle: '${title}'\nsummary: '${title}'\ndate: ${today()}\ndraft: true\n---\n\n${title}\n`;
  return Object.fromEntries(
    site.languages.map((language) => [`content/${folder}/${slug}/${language}.md`, text]),
  );
}

function addComponent(typed: string, site: ExistingSite): Record<string, string> {
  const name = componentOf(identifier(typed, 'component'));
  const path = `src/components/${typed}.tsx`;
  refuseExisting(site, path);
  return {
    [path]: `import type { ComponentProps } from 'react';

export function ${name}({ children, ...rest }: ComponentProps<'div'>) {
  return <div {...rest}>{children}</div>;
}
`,
    [path.replace(/tsx$/, 'stories.tsx')]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${typed}.tsx';

const meta = { component: ${name}, args: { children: '${titleOf(identifier(typed, 'component'))}' } } satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {};
`,
  };
}

/** Words with a meaning in TypeScript or in the code of a page, and the texts and addresses that are not those of pages. */
const reserved = `
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof var void while with yield
  any bigint boolean never number object string symbol undefined unknown
  poster section mails shell
  api assets healthz livez locales readyz
`.split(/\s+/);

const languageOf = (code: string) => new Intl.Locale(code).language;

/** An English text in the file of a language. */
const inEnglish = (language: string, text: string) =>
  languageOf(language) === 'en' ? text : markLanguage('en', text);

function refuseExisting({ root }: ExistingSite, path: string): void {
  if (existsSync(join(root, path))) throw new OptionError(`There is a "${path}" already. Use another name.`);
}

/** A name that can be a variable: "about-us" is "aboutUs". */
function identifier(typed: string, what: string): string {
  const id = typed.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (!/^[a-z][A-Za-z\d]*$/.test(id))
    throw new OptionError(
      `"${typed}" cannot be the name of a ${what}. Use small letters, digits and hyphens.`,
    );
  return id;
}

const componentOf = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1);

const titleOf = (id: string) => {
  const words = id.replace(/[A-Z]/g, ' $&').replaceAll('-', ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Adds lines to a file. A site whose file has been rewritten gets one sentence instead of half of a change. */
const insert = (
  path: string,
  text: string,
  insertions: readonly (readonly [place: RegExp, line: string])[],
) =>
  insertions.reduce((result, [place, line]) => {
    if (!place.test(result)) throw rewritten(path, line.trim());
    return result.replace(place, () => line);
  }, text);

const readTexts = ({ root }: ExistingSite, language: string, namespace: string): Texts =>
  JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8')) as Texts;

const textOf = (text: string | Texts | undefined) => (typeof text === 'string' ? text : '');

const objectOf = (texts: string | Texts | undefined): Texts => (typeof texts === 'object' ? texts : {});

const today = () => new Date().toISOString().slice(0, 10);
