import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineNames } from '../../../../tools/browsers.ts';
import { findHeadlessChromium } from '../../../../tools/chromium.ts';
import { findFreePort } from '../../../../tools/free-port.ts';
import { scope } from '../../../../tools/packages.ts';
import { readDockerfile } from '../deploy/dockerfile.ts';
import { launchEngine } from '../engines/launch-engine.ts';
import { root } from '../provider.ts';
import { outsideEnvironment, startRegistry, type Registry } from './registry.ts';

const temporary = mkdtempSync(join(tmpdir(), 'new-site-'));
const site = join(temporary, 'auberge');
let registry: Registry;

beforeAll(async () => {
  const chromium = findHeadlessChromium();
  registry = await startRegistry(chromium === undefined ? {} : { CHROMIUM: chromium });
  registry.publishPackages();
}, 120_000);

afterAll(async () => {
  await registry.stop();
  rmSync(temporary, { recursive: true, maxRetries: 5 });
});

const seconds: Record<string, number> = {};

function time(command: string, ...args: readonly string[]): string {
  const start = performance.now();
  const output = registry.run(command === 'npm create' ? temporary : site, 'npm', ...args);
  seconds[command] = Math.round((performance.now() - start) / 100) / 10;
  return output;
}

const linesOf = (file: string) =>
  readFileSync(join(site, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim());

/** The lines that say nothing about the site: neither words, facts nor the composition of its pages. */
function wiringLines(): readonly string[] {
  const files = [
    'vite.config.ts',
    'src/tsconfig.json',
    'check.ts',
    'playwright.config.ts',
    'tests/site.spec.ts',
  ];
  return [
    ...files.flatMap(linesOf),
    ...linesOf('src/site.ts').filter((line) => !/'shell:|themeColor/.test(line)),
    ...linesOf('src/layout.tsx').filter((line) => /^import |\buse[A-Z]\w*\(/.test(line)),
  ];
}

/** All lines of a new site, by what they are. */
const countLines = () => ({
  wiring: wiringLines().length,
  'facts and collections': ['src/facts.ts', 'src/content.server.ts'].flatMap(linesOf).length,
  composition: globSync('src/**/*.tsx', { cwd: site }).flatMap(linesOf).length,
  'styles of the brand': linesOf('src/styles.css').length,
  words: globSync('{locales,content}/**/*.{json,md}', { cwd: site }).flatMap(linesOf).length,
});

it('is made with one command in two languages, one from right to left, and passes its own tests', async () => {
  const options = ['--languages', 'fr,ar', '--pages', 'home,services,work,pricing,blog,contact'];
  time(
    'npm create',
    ...['create', '--yes', '--prefer-offline', '@studio/site@latest', 'auberge', '--'],
    ...options,
    ...['--brand', '#1f6a3a', '--currency', 'CAD'],
  );
  time('npm install', 'install', '--prefer-offline', '--no-audit', '--no-fund');
  // The tests wait for this address too.
  appendFileSync(join(site, '.env'), `PORT=${String(await findFreePort())}\n`);
  const output = time('npm test', 'test');
  expect(output).toMatch(/\d+ passed/);
  expect(output).not.toMatch(/failed|flaky|skipped/);
  console.table(seconds);
  console.table(countLines());
  expect(wiringLines().length).toBeLessThanOrEqual(30);
}, 600_000);

it('has the digits of a language in all prices, dates, counts and years', () => {
  const pages = globSync('dist/client/ar/**/*.html', { cwd: site });
  expect(pages).toContain('dist/client/ar/blog/index.html');
  for (const page of pages) {
    const text = readFileSync(join(site, page), 'utf8')
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>|&#?\w+;/g, ' ');
    expect(text.match(/.{0,20}[0-9].{0,20}/g), page).toBeNull();
  }
});

it('takes pages, texts and components, and passes its tests again', () => {
  // With the name of the package: another one on npm has the name of the command.
  const add = (...what: readonly string[]) =>
    registry.run(site, 'npx', '--yes', '--prefer-offline', `${scope}/create-site@latest`, ...what);
  for (const [kind, name] of [
    ['page', 'rooms'],
    ['language', 'de'],
    ['service', 'breakfast'],
    ['post', 'first-snow'],
    ['work', 'new-roof'],
    ['component', 'opening-hours'],
  ] as const)
    add(kind, name);
  for (const file of [
    'src/pages/rooms.tsx',
    'locales/de/rooms.json',
    'content/posts/first-snow/de.md',
    'content/work/new-roof/fr.md',
    'src/components/opening-hours.stories.tsx',
  ])
    expect(existsSync(join(site, file)), file).toBe(true);
  expect(time('npm test after additions', 'test')).toMatch(/\d+ passed/);
}, 600_000);

it('shows its brand and its components in Storybook', () => {
  const folder = join(temporary, 'storybook');
  const config = 'node_modules/@studio/kit/dist/storybook';
  time('storybook build', 'exec', '--', 'storybook', 'build', '--quiet', '-c', config, '-o', folder);
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: object };
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['brand--colours', 'brand--components', 'components-opening-hours--default']),
  );
}, 600_000);

it('renders a story in the development server of Storybook', async () => {
  const port = String(await findFreePort());
  const url = `http://localhost:${port}`;
  const command = ['npm', 'run', 'storybook', '--', '--ci', '--port', port] as const;
  await whileServing(command, `${url}/index.json`, {}, async () => {
    const engine = await launchEngine('chromium');
    if (!engine) throw new Error('Chromium is missing.');
    const page = await engine.newPage();
    const open = (story: string) => page.goto(`${url}/iframe.html?viewMode=story&id=${story}`);
    const shown = () => page.evaluate(() => document.querySelector('#storybook-root')?.textContent ?? '');
    await open('brand--components');
    await expect.poll(shown, { timeout: 60_000 }).toMatch(/\S/);
    const icons = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/lucide/')).length;
    expect(await page.evaluate(icons)).toBe(0);
    await open('components-opening-hours--default');
    await expect.poll(shown, { timeout: 60_000 }).toBe('Opening hours');
    await engine.close();
  });
}, 300_000);

/** Runs a server of the site until `use` has used it. */
async function whileServing(
  command: readonly [string, ...string[]],
  url: string,
  env: Readonly<Record<string, string>>,
  use: () => Promise<void>,
): Promise<void> {
  const [program, ...args] = command;
  const server = spawn(program, args, {
    cwd: site,
    stdio: 'ignore',
    shell: process.platform === 'win32',
    // Its own process group, since npm starts a shell that starts the server.
    detached: true,
    env: { ...outsideEnvironment, ...env },
  });
  try {
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) {
      expect(server.exitCode, `${command.join(' ')} has ended`).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await use();
  } finally {
    const exited = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid);
    await exited;
  }
}

it('starts, and can be read and used in three engines', async () => {
  const port = String(await findFreePort());
  const url = `http://localhost:${port}`;
  const started = performance.now();
  await whileServing(['npm', 'start'], url, { PORT: port, HOST: '127.0.0.1' }, async () => {
    console.log(`npm start: ${String(Math.round((performance.now() - started) / 100) / 10)} s`);
    for (const name of engineNames) {
      const engine = await launchEngine(name);
      if (!engine) {
        expect(process.env['REQUIRE_ENGINES'], `${name} is missing`).not.toBe('1');
        continue;
      }
      const page = await engine.newPage();
      for (const [language, dir] of [
        ['fr', 'ltr'],
        ['ar', 'rtl'],
      ]) {
        await page.goto(`${url}/${String(language)}`);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.dataset['hydrated']), { timeout: 20_000 })
          .toBe('page');
        const shown = () =>
          page.evaluate(() => ({
            lang: document.documentElement.lang,
            dir: getComputedStyle(document.documentElement).direction,
            path: location.pathname,
            wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          }));
        expect(await shown()).toEqual({ lang: language, dir, path: `/${String(language)}`, wide: false });
        await page.click(`header a[href="/${String(language)}/contact"]`);
        await expect
          .poll(shown, { timeout: 10_000 })
          .toEqual({ lang: language, dir, path: `/${String(language)}/contact`, wide: false });
      }
      await page.resize(375, 812);
      await page.goto(`${url}/fr`);
      const wrapped = () =>
        page.evaluate(() =>
          ['[data-slot=nav-bar-brand] > span', '[data-slot=nav-bar-contact] a'].filter((selector) => {
            const element = document.querySelector(selector) ?? document.body;
            const text = document.createRange();
            text.selectNodeContents(element);
            return (
              text.getBoundingClientRect().height >
              1.8 * Number.parseFloat(getComputedStyle(element).fontSize)
            );
          }),
        );
      expect(await wrapped()).toEqual([]);
      expect(page.consoleErrors ?? []).toEqual([]);
      await page.resize(1440, 900);
      await page.goto(`${url}/fr/nothing`);
      const space = () =>
        page.evaluate(
          () => innerHeight - (document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 0),
        );
      expect(await space()).toBeLessThanOrEqual(1);
      await page.close();
      await engine.close();
    }
  });
}, 300_000);

it('is developed, built and served by the commands of the guide', async () => {
  const port = String(await findFreePort());
  const url = `http://localhost:${port}`;
  const textOf = async (path: string) => (await fetch(url + path)).text();
  await whileServing(['npm', 'run', 'dev', '--', '--port', port], url, {}, async () => {
    expect(await textOf('/fr')).toContain('Auberge');
  });
  const provider = ['npx', 'studio-provider'] as const;
  await whileServing(provider, `${url}/livez`, { PORT: port, SITE_DIR: 'off' }, () => Promise.resolve());
  execFileSync('npm', ['run', 'build', '--silent'], {
    cwd: site,
    shell: process.platform === 'win32',
    env: { ...outsideEnvironment, VITE_SITE_ORIGIN: 'https://www.example.com' },
  });
  // For the pages and the mails of the provider.
  const host: unknown = JSON.parse(readFileSync(join(site, 'dist/host.json'), 'utf8'));
  expect(host).toHaveProperty('colors.accent');
  const settings = { PORT: port, PUBLIC_ORIGIN: 'https://www.example.com', SITE_DIR: 'dist' };
  await whileServing(provider, url, settings, async () => {
    expect(await textOf('/ar/contact')).toContain('https://www.example.com/ar/contact');
  });
}, 300_000);

it('becomes a release by the commands of the guide, with all that the image and the units need', () => {
  const guide = readFileSync(join(root, 'docs/next-site.md'), 'utf8');
  const [, commands = ''] = /```sh\n(rm -rf release[^`]*)```/.exec(guide) ?? [];
  // The next release replaces the first.
  execFileSync('sh', ['-euc', commands + commands], { cwd: site });
  expect(existsSync(join(site, 'release/dist/web/dist'))).toBe(false);
  const release = join(site, 'release');
  const sources = readDockerfile(release).copies.map(({ source }) => source);
  expect(sources.filter((source) => !existsSync(join(release, source)))).toEqual([]);
  expect(readdirSync(join(release, 'deploy')).toSorted()).toEqual(
    readdirSync(join(root, 'deploy')).toSorted(),
  );
  const help = execFileSync(process.execPath, ['dist/provider/main.js', '--help'], { cwd: release });
  expect(String(help)).toContain('Usage: node dist/provider/main.js');
});
