import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { describe, expect, it } from 'vitest';
import { appendItem } from './edit-file.ts';
import addLanguage from './language/generator.ts';
import addPage from './page/generator.ts';

const root = join(import.meta.dirname, '..');
const description = 'Work with us';

describe('the generator of pages', () => {
  it.each([
    [{ name: 'Press/Kit' }, '"Press/Kit" is not a name for a page. Use letters and digits, such as Careers.'],
    [
      { name: 'Careers', path: 'Careers' },
      '"Careers" is not a path for a page. Use lower case letters, such as /careers.',
    ],
    [{ name: 'About' }, 'There is a page "about" already.'],
  ])('refuses %o', async (options, message) => {
    const tree = createTreeWithEmptyWorkspace();
    tree.write('libs/content/src/pages/about.ts', '');
    await expect(addPage(tree, { description, ...options })).rejects.toThrow(message);
  });

  it('finds its places in the files of this repository', async () => {
    const tree = createTreeWithEmptyWorkspace();
    // The empty workspace is configured for another formatter.
    tree.delete('.oxfmtrc.json');
    tree.write('.prettierrc', readFileSync(join(root, '.prettierrc.json')));
    const edited = [
      'libs/content/src/{routes,register,index,navigation,footer}.ts',
      'libs/content/locales/{keep-together,*/shell}.json',
      '.storybook/pages/pages.stories.tsx',
    ];
    for (const path of globSync(edited, { cwd: root })) tree.write(path, readFileSync(join(root, path)));
    await addPage(tree, { name: 'Careers', description, navBar: true, footer: true });
    expect(tree.read('libs/content/src/routes.ts', 'utf8')).toContain("{ id: 'careers', path: '/careers' }");
  });

  it('names the file that has changed its form', async () => {
    const tree = createTreeWithEmptyWorkspace();
    await expect(addPage(tree, { name: 'Careers', description })).rejects.toThrow(
      'libs/content/src/routes.ts must contain "] as const satisfies readonly Route[];" once, but does not.',
    );
  });
});

describe('the generator of languages', () => {
  it.each([
    ['French', '"French" is not a language tag. Use one such as fr or pt-BR.'],
    ['zh-TW', 'There is a language "zh-TW" already.'],
  ])('refuses %s', async (code, message) => {
    const tree = createTreeWithEmptyWorkspace();
    tree.write('libs/content/locales/zh-TW/shell.json', '{}');
    await expect(addLanguage(tree, { code })).rejects.toThrow(message);
  });
});

it.each(["links: ['home', 'faq'] };", "links: [\n    'home',\n    'faq',\n  ] };"])(
  'appends an item to %j',
  (text) => {
    const tree = createTreeWithEmptyWorkspace();
    tree.write('list.ts', text);
    appendItem(tree, 'list.ts', 'links: [', "'about'");
    expect(tree.read('list.ts', 'utf8')?.replace(/\s/g, '')).toBe("links:['home','faq','about']};");
  },
);
