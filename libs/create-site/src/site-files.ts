import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brandTokens, type BrandTokens } from '@studio/ui/tokens';
import { packageRoot, type PageName, type SiteOptions } from './options.ts';
import { packages, scripts } from './packages.ts';
import { scriptImports } from './stylesheets.ts';
import {
  fill,
  json,
  languageEntry,
  quote,
  readText,
  readWords,
  withPlurals,
  type Texts,
  type Words,
} from './words.ts';

export interface NewSite {
  /** The texts of all files, by path. */
  files: Readonly<Record<string, string>>;
  brand: BrandTokens;
  /** The languages that have no words of their own, or those of another region. */
  untranslated: readonly string[];
}

const require = createRequire(import.meta.url);

/** The colours of the design system. */
const theme = () => readFileSync(require.resolve('@studio/ui/theme.css'), 'utf8');

/** Computes the colours of a brand, and says whether the given one has enough contrast. */
export const readBrand = (color: string): BrandTokens => brandTokens(color, theme());

/** Makes all files of a new site. */
export function siteFiles(options: SiteOptions): NewSite {
  const brand = readBrand(options.brand);
  const { name, email } = options;
  const words = new Map(
    options.languages.map((language) => [language, readWords(language, { name, email })]),
  );
  const fallback = options.languages[0] ?? 'en';
  const context: Context = { ...options, words, fallback };
  return {
    brand,
    untranslated: [...words].flatMap(([language, { isComplete }]) => (isComplete ? [] : [language])),
    files: {
      'package.json': packageFile(context),
      '.gitignore': '.data\ndist\nnode_modules\nrelease\ntest-results\n',
      '.env': template('env', context),
      'README.md': template('README.md', context),
      'vite.config.ts': template('vite.config.ts', context),
      'check.ts': template('check.ts', context),
      'playwright.config.ts': template('playwright.config.ts', context),
      'tests/site.spec.ts': template('tests/site.spec.ts', context),
      'public/icon.svg': icon(options.name, brand),
      'src/tsconfig.json': template('src/tsconfig.json', context),
      'src/site.ts': siteFile(context, brand),
      'src/facts.ts': factsFile(context),
      'src/layout.tsx': template('src/layout.tsx', context),
      'src/styles.css': stylesFile(brand, context.languages),
      ...pageFiles(context),
      ...wordFiles(context),
      ...(hasContent(context) && contentFiles(context)),
    },
  };
}

interface Context extends SiteOptions {
  words: ReadonlyMap<string, Words>;
  fallback: string;
}

const has = ({ pages }: Pick<SiteOptions, 'pages'>, page: PageName) => pages.includes(page);

const hasContent = (context: Pick<SiteOptions, 'pages'>) => has(context, 'blog') || has(context, 'work');

export const needsOf = (site: Pick<SiteOptions, 'pages'>) => ({
  hasForm: has(site, 'contact'),
  hasContent: hasContent(site),
});

/** The page that buttons lead to. */
const actionPage = ({ pages }: Pick<SiteOptions, 'pages'>): PageName =>
  pages.includes('contact') ? 'contact' : (pages.find((page) => page !== 'home') ?? 'home');

/** Reads a file, and fills in what differs. A line that ends with `// if PAGE` is for sites with the page. */
function template(path: string, context: Context): string {
  const lines = readFileSync(join(packageRoot, 'files', path), 'utf8').split('\n');
  const kept = lines.flatMap((line) => {
    const [, text, page] = /^(.*?)\s*(?:\/\/|<!--) if (\w+)(?: -->)?$/.exec(line) ?? [];
    if (text === undefined || page === undefined) return line;
    const holds =
      page === 'content'
        ? hasContent(context)
        : page.startsWith('no')
          ? context.pages.every((name) => name !== page.slice(2).toLowerCase())
          : context.pages.some((name) => name === page);
    return holds ? text : [];
  });
  const values: Readonly<Record<string, string>> = {
    name: context.name.replace(/[\\`*_[\]<>#&]/g, '\\$&'), // In Markdown.
    action: actionPage(context),
    target: actionPage(context).replace('home', ''),
    languages: context.languages.join(', '),
    names: `[${[context.name, context.email, 'name@example.com'].map(quote).join(', ')}]`,
    collections: ['work', 'blog']
      .filter((page) => context.pages.some((name) => name === page))
      .map((page) => (page === 'blog' ? 'posts' : page))
      .join(', '),
    namespaces: ['blog', 'work']
      .filter((page) => context.pages.some((name) => name === page))
      .map((page) => `'${page}'`)
      .join(' | '),
  };
  return fill(kept.join('\n'), values);
}

function packageFile(context: Context): string {
  const needs = needsOf(context);
  return json({
    name: context.folder,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: scripts(needs),
    ...packages(needs),
    // npm asks about every package that runs a script when it is installed. This one fetches Node.
    allowScripts: { node: true },
  });
}

function siteFile(context: Context, { ground }: BrandTokens): string {
  return template('src/site.ts', context).replace('__ground__', ground);
}

const stylesFile = ({ css }: BrandTokens, languages: readonly string[]) => `@import '@studio/ui/tailwind.css';
@import '@studio/ui/print.css';
${scriptImports(languages).join('')}@source './**/*.tsx';

/* The typeface of the device, which has the letters of every language. */
@theme static {
  --font-display: var(--font-text);
}

/* The footer is at the bottom of the window, on a page that is shorter. */
@layer base {
  body {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }
  main {
    flex: 1 0 auto;
  }
}

/* The brand: every colour, computed from one. */
${css}`;

/** The initial of the name on the ground of the brand. */
function icon(name: string, { ground }: BrandTokens): string {
  const [initial = ''] = new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? [];
  const text = initial.toUpperCase().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${ground}"/><text x="32" y="45" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="#fff">${text}</text></svg>\n`;
}

function pageFiles(context: Context): Record<string, string> {
  const names: string[] = [...context.pages];
  const files: Record<string, string> = {};
  if (has(context, 'blog')) names.push('post');
  if (has(context, 'work')) names.push('piece');
  names.push('not-found');
  for (const name of names) files[`src/pages/${name}.tsx`] = template(`src/pages/${name}.tsx`, context);
  if (hasContent(context)) files['src/piece.tsx'] = template('src/piece.tsx', context);
  if (has(context, 'contact')) files['src/message-form.tsx'] = template('src/message-form.tsx', context);
  return files;
}

/** The words of each language. */
function wordFiles(context: Context): Record<string, string> {
  const { pages, words } = context;
  const files: Record<string, string> = {};
  for (const [language, { namespaces, isOwn }] of words) {
    // The mails of the provider, and its pages for forms without JavaScript. It has English texts for other languages.
    const mails = has(context, 'contact') && isOwn ? ['mails'] : [];
    for (const page of ['shell', ...pages, ...mails]) {
      const texts = page === 'shell' ? shellOf(namespaces['shell'] ?? {}, pages) : namespaces[page];
      files[`locales/${language}/${page}.json`] = json(withPlurals(texts ?? {}, language));
    }
  }
  return files;
}

/** The texts around a page, without the names of pages that the site does not have. */
function shellOf(shell: Texts, pages: readonly PageName[]): Texts {
  const names = shell['pages'];
  if (typeof names !== 'object') return shell;
  return { ...shell, pages: Object.fromEntries(pages.map((page) => [page, names[page] ?? page])) };
}

function contentFiles(context: Context): Record<string, string> {
  const date = new Date().toISOString().slice(0, 10);
  const files: Record<string, string> = {
    'src/content.server.ts': template('src/content.server.ts', context),
  };
  for (const [language, { isOwn }] of context.words) {
    if (!isOwn && language !== context.fallback) continue;
    if (has(context, 'blog'))
      files[`content/posts/first-message/${language}.md`] = fill(readText('post', language), { date });
    if (has(context, 'work'))
      files[`content/work/first-piece/${language}.md`] = fill(readText('work', language), { date });
  }
  return files;
}

function factsFile(context: Context): string {
  const { languages, words, currency, fallback, pages } = context;
  const entries = languages.map((code) => {
    const { label, locale, isComplete } = words.get(code) ?? readWords(code);
    return languageEntry(code, { label, locale, currency, isComplete: isComplete || code === fallback });
  });
  const namespaces = ['shell', ...pages];
  const imports = namespaces.map(
    (page) => `import type ${page} from '../locales/${fallback}/${page}.json';\n`,
  );
  const types = namespaces.map((page) => `      ${page}: typeof ${page};\n`);
  const own = pages.map((page) => `  ${route(page)},\n`);
  const more = [
    ...(has(context, 'blog')
      ? [
          `  { ...page('blog', '/blog/page/:page'), content: true },\n`,
          `  { ...piece('post', 'blog', '/blog/:slug'), content: true },\n`,
        ]
      : []),
    ...(has(context, 'work') ? [`  { ...piece('piece', 'work', '/work/:slug'), content: true },\n`] : []),
  ];
  return `import type { Namespace } from '@studio/i18n';
import { defineLanguages } from '@studio/i18n/languages';
import type { SiteRoute } from '@studio/site';
${imports.join('')}
export const languages = defineLanguages(
  {
${entries.join('')}  },
  { fallback: '${fallback}' },
);

declare module '@studio/i18n' {
  interface Register {
    language: (typeof languages)['fallbackLanguage'];
    translations: {
${types.join('')}    };
  }
}

type PageId = Exclude<Namespace, 'shell'>;

const page = <Id extends PageId>(id: Id, path: string) =>
  ({
    id,
    path,
    name: \`shell:pages.\${id}\`,
    title: \`\${id}:title\`,
    description: \`\${id}:description\`,
    namespaces: ['shell', id],
  }) as const satisfies SiteRoute;
${
  more.length > 0 && hasContent(context)
    ? `
const piece = <Id extends string, Own extends ${['blog', 'work']
        .filter((name) => pages.some((own) => own === name))
        .map((name) => `'${name}'`)
        .join(' | ')}>(id: Id, own: Own, path: string) => {
  const { name, description } = pieceTexts[own];
  return { id, path, name, title: name, description, namespaces: ['shell', own] } as const satisfies SiteRoute;
};

const pieceTexts = {
${has(context, 'blog') ? "  blog: { name: 'blog:post.name', description: 'blog:post.description' },\n" : ''}${has(context, 'work') ? "  work: { name: 'work:piece.name', description: 'work:piece.description' },\n" : ''}} as const;
`
    : ''
}
/** The pages, in the order of the navigation. */
export const pages = [
${own.join('')}] as const;

export const routes: readonly SiteRoute[] = [
  ...pages,
${more.join('')}];
${has(context, 'services') ? "\nexport const offers = ['advice', 'repair', 'project'] as const;\n" : ''}${
    has(context, 'pricing')
      ? `
/** Prices in ${currency}. */
export const packages = [
  { id: 'advice', price: 90 },
  { id: 'repair', price: 320 },
  { id: 'project', price: 4800 },
] as const;
`
      : ''
  }`;
}

function route(page: PageName): string {
  const path = page === 'home' ? '/' : `/${page}`;
  const call = `page('${page}', '${path}')`;
  return page === 'blog' || page === 'work' ? `{ ...${call}, content: true }` : call;
}
