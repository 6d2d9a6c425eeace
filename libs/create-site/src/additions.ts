import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLanguage, OptionError } from './options.ts';
import { scriptImports } from './stylesheets.ts';
import { fill, json, languageEntry, readText, readWords, withPlurals, type Texts } from './words.ts';

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
export function add(addition: Addition, name: string, root: string): Record<string, string> {
  const site = readSite(root);
  return makers[addition](name, site);
}

interface ExistingSite {
  root: string;
  facts: string;
  languages: readonly string[];
  fallback: string;
}

const factsPath = 'src/facts.ts';
const stylesPath = 'src/styles.css';

function readSite(root: string): ExistingSite {
  const path = join(root, factsPath);
  if (!existsSync(path)) throw new OptionError(`There is no site in "${root}": it has no file ${factsPath}.`);
  const facts = readFileSync(path, 'utf8');
  const fallback = /fallback: '([\w-]+)'/.exec(facts)?.[1] ?? 'en';
  return { root, facts, languages: readdirSync(join(root, 'locales')).sort(), fallback };
}

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
  if (reserved.test(id) || new RegExp(`\\b(?:const|type) ${id}\\b`).test(site.facts))
    throw new OptionError(`"${typed}" has a meaning in the code already. Use another name for the page.`);
  const name = titleOf(id);
  const files: Record<string, string> = {
    [path]: `import { useTranslation } from '@studio/i18n';
import { Poster, Section } from '@studio/ui';

export default function ${componentOf(id)}() {
  const { t } = useTranslation();
  return (
    <>
      <Poster ground="dusk" title={t('${id}:hero.title')} lead={t('${id}:hero.lead')} />
      <Section>{t('${id}:text')}</Section>
    </>
  );
}
`,
    [factsPath]: insert(withIncomplete(site), [
      [/(?=\nexport const languages)/, `import type ${id} from '../locales/${site.fallback}/${id}.json';\n`],
      [/(?<=translations: \{\n(?:.*\n)*?)(?= {4}\};)/, `      ${id}: typeof ${id};\n`],
      [/(?<=export const pages = \[\n(?:.*\n)*?)(?=\] as const;)/, `  page('${id}', '/${typed}'),\n`],
    ]),
  };
  const texts = { title: name, description: name, hero: { title: name, lead: name }, text: name };
  for (const language of site.languages) {
    files[`locales/${language}/${id}.json`] = json(texts);
    const shell = readTexts(site, language, 'shell');
    files[`locales/${language}/shell.json`] = json({
      ...shell,
      pages: { ...objectOf(shell['pages']), [id]: name },
    });
  }
  return files;
}

function addLanguage(typed: string, site: ExistingSite): Record<string, string> {
  const code = checkLanguage(typed);
  if (site.languages.includes(code)) throw new OptionError(`The site has the language "${code}" already.`);
  const { label, locale, namespaces, isOwn } = readWords(code);
  const currency = /currency: '(\w+)'/.exec(site.facts)?.[1] ?? 'CAD';
  const shell = readTexts(site, site.fallback, 'shell');
  const values = { name: textOf(shell['name']), email: textOf(shell['email']) };
  const files: Record<string, string> = {};
  let isComplete = isOwn;
  for (const file of readdirSync(join(site.root, 'locales', site.fallback))) {
    const namespace = file.replace('.json', '');
    const original = readTexts(site, site.fallback, namespace);
    const own = isOwn ? namespaces[namespace] : undefined;
    const texts = own ? matching(original, own) : original;
    if (!own || !hasAll(original, own)) isComplete = false;
    files[`locales/${code}/${file}`] = fill(json(withPlurals(texts, code)), values);
  }
  for (const [kind, folder, slug] of [
    ['post', 'posts', 'first-message'],
    ['work', 'work', 'first-piece'],
  ] as const) {
    const original = join(site.root, 'content', folder, slug, `${site.fallback}.md`);
    if (!isOwn || !existsSync(original)) continue;
    const date = /^date: (.*)$/m.exec(readFileSync(original, 'utf8'))?.[1] ?? today();
    files[`content/${folder}/${slug}/${code}.md`] = fill(readText(kind, code), { date });
  }
  const styles = existsSync(join(site.root, stylesPath))
    ? readFileSync(join(site.root, stylesPath), 'utf8')
    : '';
  const imports = scriptImports([code]).filter((line) => !styles.includes(line));
  if (imports.length > 0) files[stylesPath] = styles.replace(/(?=^@source)/m, imports.join(''));
  files[factsPath] = insert(site.facts, [
    [
      /(?<=defineLanguages\(\n {2}\{\n(?:.*\n)*?)(?= {2}\},)/,
      languageEntry(code, { label, locale, currency, isComplete }),
    ],
  ]);
  return files;
}

/** The words of a language for the texts that a site has. */
const matching = (original: Texts, own: Texts): Texts =>
  Object.fromEntries(
    Object.entries(original).map(([key, text]): [string, string | Texts] => {
      const found = own[key];
      if (typeof text === 'string') return [key, typeof found === 'string' ? found : text];
      return [key, matching(text, objectOf(found))];
    }),
  );

const hasAll = (original: Texts, own: Texts): boolean =>
  Object.entries(original).every(([key, text]) =>
    typeof text === 'string'
      ? /_\w+$/.test(key) || typeof own[key] === 'string'
      : hasAll(text, objectOf(own[key])),
  );

function addService(typed: string, site: ExistingSite): Record<string, string> {
  const id = identifier(typed, 'service');
  if (!site.facts.includes('export const offers = ['))
    throw new OptionError('The site has no page "services".');
  const [, offers = ''] = /export const offers = \[(.*)\]/.exec(site.facts) ?? [];
  if (offers.includes(`'${id}'`)) throw new OptionError(`The site has a service "${id}" already.`);
  if (Object.hasOwn(readTexts(site, site.fallback, 'services'), id))
    throw new OptionError(`The page "services" has another text with the name "${id}".`);
  const files: Record<string, string> = {
    [factsPath]: insert(withIncomplete(site), [
      [/(?<=export const offers = \[.*)(?=\] as const;)/, `, '${id}'`],
    ]),
  };
  for (const language of site.languages)
    files[`locales/${language}/services.json`] = json({
      ...readTexts(site, language, 'services'),
      [id]: { title: titleOf(id), text: titleOf(id) },
    });
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
  const text = `---\ntitle: ${title}\nsummary: ${title}\ndate: ${today()}\ndraft: true\n---\n\n${title}\n`;
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

/** Words that cannot be the name of a variable, and the namespace of what surrounds the pages. */
const reserved =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|shell|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** The facts with every language but the fallback as incomplete, since it gets texts that are not translated. */
const withIncomplete = ({ facts, fallback }: ExistingSite): string =>
  facts.replace(/^ {4}'?([\w-]+)'?: \{ label: .*(?= \},$)/gm, (entry: string, code: string) =>
    code === fallback || entry.includes('incomplete') ? entry : `${entry}, incomplete: true`,
  );

function refuseExisting({ root }: ExistingSite, path: string): void {
  if (existsSync(join(root, path))) throw new OptionError(`There is a "${path}" already.`);
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
function insert(text: string, insertions: readonly (readonly [place: RegExp, line: string])[]): string {
  let result = text;
  for (const [place, line] of insertions) {
    if (!place.test(result))
      throw new OptionError(
        `${factsPath} is not as it was written, so add this to it yourself: ${line.trim()}`,
      );
    result = result.replace(place, () => line);
  }
  return result;
}

const readTexts = ({ root }: ExistingSite, language: string, namespace: string): Texts =>
  JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8')) as Texts;

const textOf = (text: string | Texts | undefined) => (typeof text === 'string' ? text : '');

const objectOf = (texts: string | Texts | undefined): Texts => (typeof texts === 'object' ? texts : {});

const today = () => new Date().toISOString().slice(0, 10);
