import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneRepository, linkPackages, linkResults } from './clone.ts';

const folder = mkdtempSync(join(tmpdir(), 'generators-'));
const site = join(folder, 'dist/web');

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, VITE_SITE_ORIGIN: 'https://www.example.com' },
    shell: process.platform === 'win32',
  });

const read = (path: string) => readFileSync(join(site, path), 'utf8');

beforeAll(() => {
  cloneRepository(folder);
  linkPackages(folder);
  linkResults(folder);
  run(
    'npx',
    'nx',
    'g',
    '@studio/tools:page',
    'Careers',
    '--description=Work with us',
    '--navBar',
    '--footer',
  );
  run('npx', 'nx', 'g', '@studio/tools:page', 'Press Kit', '--description=Logos', '--path=/about/press-kit');
  run('npx', 'nx', 'g', '@studio/tools:language', 'fr', '--locale=fr-CA');
  run('npx', 'nx', 'run', '@studio/web:build');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

// Before the component, after which `libs/ui` would be built again.
it('a generated site builds in this repository, and its words and colours pass their check', () => {
  run(
    'npx',
    'nx',
    'g',
    '@studio/create-site:site',
    'tea-house',
    // No words are in Finnish yet: it has those of English.
    '--languages=fi,ja',
    '--pages=home,blog,contact',
  );
  run('npx', 'nx', 'run-many', '-t', 'build,check', '-p', 'tea-house');
  const home = readFileSync(join(folder, 'examples/tea-house/dist/client/index.html'), 'utf8');
  expect(home).toMatch(/<html lang="fi".*<h1[^>]*><span lang="en"/s);
});

it('a generated component has what its own test expects', () => {
  run('npx', 'nx', 'g', '@studio/tools:component', 'StatusNote', '--description=A note');
  run('npx', 'vitest', 'run', '--root', 'libs/ui', 'status-note');
});

it('what is generated has no type, lint or format errors', () => {
  // Nx would check each project in a process of its own, which reads the types of the projects before it again.
  run('npx', 'tsc', '-b', 'apps/web', 'apps/provider', '.storybook');
  // The generated site has its own check.
  const changed = ['--modified', '--others', '--exclude-standard', ':!examples'];
  const files = run('git', 'ls-files', ...changed)
    .trim()
    .split('\n');
  run('npx', 'eslint', ...files.filter((file) => /\.tsx?$/.test(file)));
  run('npx', 'prettier', '--check', '--ignore-unknown', ...files);
});

describe('a generated page and a generated language', () => {
  it('have documents in every language, with and without a prefix', () => {
    const file: unknown = expect.any(String);
    const languages = Object.fromEntries(['en', 'zh-CN', 'zh-TW', 'fr'].map((code) => [code, file]));
    expect(JSON.parse(read('host.json'))).toMatchObject({
      languages: ['en', 'zh-CN', 'zh-TW', 'fr'],
      documents: {
        '/': languages,
        '/fr': { fr: file },
        '/careers': languages,
        '/zh-CN/careers': { 'zh-CN': file },
        '/fr/careers': { fr: file },
        '/about/press-kit': languages,
        '/fr/about/press-kit': { fr: file },
      },
    });
  });

  it('have a title, links to every language, and links in the navigation bar and the footer', () => {
    const html = read('client/fr/careers/index.html');
    expect(html).toContain('<html lang="fr"');
    expect(html).toMatch(/<title>Careers · [^<]+<\/title>/);
    for (const code of ['en', 'zh-Hans', 'zh-Hant', 'fr', 'x-default'])
      expect(html).toMatch(new RegExp(`<link[^>]+hreflang="${code}"`, 'i'));
    expect(html).toMatch(/<a[^>]+hreflang="fr"[^>]*>[^<]*Français/i);
    const english = read('client/en/index.html');
    const linksIn = (element: string) =>
      new RegExp(`<${element}.*?</${element}>`, 's').exec(english)?.[0].match(/href="[^"]+"/g);
    expect(linksIn('header')).toContain('href="/en/careers"');
    expect(linksIn('footer')).toContain('href="/en/careers"');
    expect(english.includes('/about/press-kit"')).toBe(false);
  });

  it('are in the sitemap of the site and that of search engines', () => {
    const page = read('client/en/sitemap/index.html');
    const sitemap = read('client/sitemap.xml');
    for (const path of ['/careers', '/about/press-kit']) {
      expect(page).toContain(`href="/en${path}"`);
      expect(sitemap).toContain(`<loc>https://www.example.com/fr${path}</loc>`);
    }
  });

  it('have texts that are left to translate, which one command lists', () => {
    const left = run('npm', 'run', '--silent', 'translations').split('\n');
    expect(left).toEqual(
      expect.arrayContaining([
        'zh-CN: careers:title is not translated: Careers',
        'fr: careers:title is not translated: Careers',
        'fr: shell:pages.about is not translated: About',
        'fr: faq:search.results_many is not translated: {{count}} questions',
        'fr: mails:confirm.button is not translated: Confirm',
      ]),
    );
    expect(left.filter((line) => line.startsWith('zh-TW:') && !/careers|press-kit/.test(line))).toEqual([]);
  });
});
