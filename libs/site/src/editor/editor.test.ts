import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '../collections/collections.ts';
import { defineCollection, pieceFields } from '../collections/define-collection.ts';
import type { SiteEntry } from '../document/entry.ts';
import { entryPage, languages } from '../testing/entry.ts';
import { defineEditor } from './define-editor.ts';
import { editorConfig } from './editor-config.ts';
import { answerApi } from './gitea-api.ts';
import { cropArea } from './page/crop-area.ts';
import { mapPaths, mapRequests } from './page/repository-paths.ts';
import { openRepository } from './repository.ts';

const notes = defineCollection({
  name: 'notes',
  folder: '../content/notes',
  schema: v.strictObject({ ...pieceFields, tags: v.array(v.picklist(['ice', 'mail'])) }),
  path: '/notes/:slug',
});

const prices = v.strictObject({
  smallest: v.pipe(v.number(), v.minValue(1, 'A price has to be 1 or more.')),
});

const editor = defineEditor({
  languages: [
    { code: 'en', label: 'English' },
    { code: 'zh-TW', label: '繁體中文' },
  ],
  repository: '..',
  labels: '../content/labels',
  collections: [notes],
  facts: [{ name: 'prices', file: '../content/prices.json', schema: prices, page: '/' }],
  texts: {
    folder: '../content/locales',
    files: [{ name: 'home', page: '/' }],
    check: async (folder) =>
      (await readFile(join(folder, 'zh-TW/home.json'), 'utf8')).includes('""')
        ? [{ language: 'zh-TW', key: 'home:hero.mainTitle', problem: 'is empty.' }]
        : [],
  },
});

const note = (title: string) =>
  `---\ntitle: ${title}\nsummary: A note.\ndate: 2026-11-01\ntags: [ice]\n---\n\nThe lake froze.\n`;

let folder: string;
const root = () => join(folder, 'web');
const read = (path: string) => readFile(join(folder, path), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'content/labels/en/editor.json': JSON.stringify({
      collections: { notes: 'Our notes' },
      files: { prices: 'What it costs', home: 'First page' },
      fields: { title: 'Headline', tags: 'Subjects', smallest: 'From' },
    }),
    'content/notes/first-ice/en.md': note('First ice'),
    'content/notes/first-ice/zh-TW.md': note('初冰'),
    'content/notes/thaw/en.md': note('Thaw').replace('---\n\n', 'draft: true\n---\n\n'),
    'content/prices.json': '{ "smallest": 50 }',
    'content/locales/en/home.json':
      '{ "title": "Home", "lines": "Small studio", "visits_one": "one", "visits_other": "many" }',
    'content/locales/zh-TW/home.json': '{ "title": "首頁", "lines": "小\\n工作室", "visits_other": "次" }',
    'web/package.json': '{}',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The pages of the site, without what a page shows. */
const site: SiteEntry = {
  languages,
  pages: [entryPage('/'), { ...entryPage('/notes/:slug'), content: true }],
  redirects: { '/old': '/' },
  content: () => Promise.resolve({ default: collections([notes]) }),
  inlineNamespaces: [],
  origin: 'https://www.example.com',
  headScript: '',
  themeColor: '',
  descriptionNamespaces: [],
  describe: () => {
    throw new Error('Nothing describes the site here.');
  },
  files: () => ({}),
  search: () => undefined,
  translate: () => '',
  describePage: () => '',
  sharePicture: () => undefined,
  render: ({ path }) => Promise.resolve({ html: `<h2 id="ice">${path}</h2>` }),
};

const save = (path: string, content: string) =>
  answerApi(openRepository(editor, { root: root(), language: 'en', loadSite: () => Promise.resolve(site) }), {
    method: 'POST',
    path: '/repos/site/files/contents',
    body: { files: [{ operation: 'update', path, content: Buffer.from(content).toString('base64') }] },
  });

describe('the settings of the editor', () => {
  const settings = () =>
    editorConfig(editor, { root: root(), language: 'en', backend: { name: 'gitea', repo: 'site/files' } });

  it('have a field for each field of the schema of a collection, with its label', () => {
    const [collection] = settings().collections ?? [];
    expect(collection).toMatchObject({
      name: 'notes',
      folder: 'content/notes',
      fields: [
        {
          name: 'title',
          label: 'Headline',
          widget: 'string',
          required: true,
          i18n: true,
          pattern: [expect.any(String), expect.stringContaining('the address of the page')] as unknown,
        },
        { name: 'summary', label: 'Summary', widget: 'text' },
        { name: 'date', widget: 'datetime', type: 'date', i18n: 'duplicate' },
        { name: 'updated', required: false },
        {
          name: 'cover',
          required: false,
          i18n: 'duplicate',
          fields: [
            { name: 'file', widget: 'picture', i18n: 'duplicate' },
            { name: 'alt', i18n: true },
          ],
        },
        { name: 'upright', required: false },
        { name: 'draft', widget: 'boolean' },
        { name: 'tags', widget: 'select', multiple: true, options: [{ value: 'ice' }, { value: 'mail' }] },
        {
          name: 'body',
          widget: 'richtext',
          i18n: true,
          buttons: expect.not.arrayContaining(['heading-one']) as unknown,
        },
      ],
    });
  });

  it('have a field for each text, and for a plural form in the languages that have it', () => {
    expect(settings().collections?.[2]).toMatchObject({
      files: [
        {
          file: 'content/locales/{{locale}}/home.json',
          fields: [
            { name: 'title', widget: 'string', i18n: true },
            // The line break of another language, which a field of one line would lose.
            { name: 'lines', widget: 'text', i18n: true },
            { name: 'visits_one', i18n: false },
            { name: 'visits_other', i18n: true },
          ],
        },
      ],
    });
  });
});

describe('the editor saves', () => {
  it('a text that the checks accept', async () => {
    expect((await save('content/notes/first-ice/en.md', note('Early ice'))).status).toBe(200);
    expect(await read('content/notes/first-ice/en.md')).toContain('Early ice');
    // The first text that is rendered loads the highlighter.
  }, 120_000);

  it('a text with a picture from another folder', async () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
    await mkdir(join(folder, 'content/photographs'));
    await writeFile(join(folder, 'content/photographs/ice.png'), pixel, 'base64');
    const text = `${note('Early ice')}\n![Ice](../../photographs/ice.png)\n`;
    expect(await save('content/notes/first-ice/en.md', text)).toMatchObject({ status: 200 });
  });

  it.each([
    [
      'content/notes/first-ice/en.md',
      note('Early ice').replace('[ice]', '[fire]'),
      'Our notes › Early ice › Subjects (English): Invalid type',
    ],
    [
      'content/notes/first-ice/zh-TW.md',
      `${note('初冰')}\n[A](/old), [b](/notes/first-ice#ice), [c](/notes/first-ice#snow) and [d](/note/first-ice).`,
      'Our notes › 初冰 (繁體中文): The page "/notes/first-ice" has no "#snow".\nOur notes › 初冰 (繁體中文): There is no page "/note/first-ice".',
    ],
    [
      'content/notes/first-ice/en.md',
      `${note('Early ice')}\n[A draft](/notes/thaw).`,
      'Our notes › Early ice (English): There is no page "/notes/thaw".',
    ],
    [
      'content/notes/first-ice/en.md',
      `${note('Early ice')}\n# More`,
      'Our notes › Early ice (English): The heading "More" begins with "#"',
    ],
    ['content/prices.json', '{ "smallest": 0 }', 'What it costs › From: A price has to be 1 or more.'],
    ['content/prices.json', '{}', 'What it costs › From: Enter a number such as 90 or 9.99.'],
    [
      'content/locales/zh-TW/home.json',
      '{ "title": "" }',
      'First page › Hero › Main title (繁體中文) is empty.',
    ],
  ])(
    'nothing that a check refuses, and answers with the sentence of the check: %s',
    async (path, content, sentence) => {
      const before = await read(path);
      const { status, body } = await save(path, content);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        message: expect.stringContaining(`Nothing was saved. Correct this first:\n${sentence}`) as string,
      });
      expect(await read(path)).toBe(before);
    },
  );

  it.each(['web/package.json', 'content/notes/../../web/package.json', 'content/locales/fr/home.json'])(
    'no other file: %s',
    async (path) => {
      expect((await save(path, '{}')).status).toBe(403);
    },
  );
});

describe('the paths in requests', () => {
  const paths = mapPaths(['content/notes'], ['en', 'zh-TW']);

  it('are those of the repository, and in the editor those that Sveltia CMS knows', () => {
    expect(paths.toRepository('"content/notes/first-ice/index.zh-TW.md"')).toBe(
      '"content/notes/first-ice/zh-TW.md"',
    );
    expect(paths.toEditor('"content/notes/first-ice/zh-TW.md"')).toBe(
      '"content/notes/first-ice/index.zh-TW.md"',
    );
    expect(paths.toEditor('"content/notes/first-ice/ice.jpg"')).toBe('"content/notes/first-ice/ice.jpg"');
  });

  it('change in requests to the Git host only', async () => {
    const sent: (RequestInit | undefined)[] = [];
    const send: typeof fetch = (_, init) => {
      sent.push(init);
      return Promise.resolve(Response.json({ path: 'content/notes/a/en.md' }));
    };
    const mapped = mapRequests(send, 'https://git.example.com/api', paths);
    const body = '{"path":"content/notes/a/index.en.md"}';
    const answer = await mapped('https://git.example.com/api/repos', { method: 'POST', body });
    await mapped('https://other.example.com', { method: 'POST', body });
    expect(sent.map((init) => init?.body)).toEqual(['{"path":"content/notes/a/en.md"}', body]);
    expect(await answer.json()).toEqual({ path: 'content/notes/a/index.en.md' });
  });
});

describe('a crop', () => {
  it.each([
    [
      { ratio: undefined, zoom: 1, across: 0.5, down: 0.5 },
      { x: 0, y: 0, width: 1200, height: 800 },
    ],
    [
      { ratio: 1, zoom: 1, across: 0, down: 0.5 },
      { x: 0, y: 0, width: 800, height: 800 },
    ],
    [
      { ratio: 1, zoom: 2, across: 1, down: 1 },
      { x: 800, y: 400, width: 400, height: 400 },
    ],
  ])('%o shows %o', (crop, area) => {
    expect(cropArea({ width: 1200, height: 800 }, crop)).toEqual(area);
  });
});
