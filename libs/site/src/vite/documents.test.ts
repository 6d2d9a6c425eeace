import { describe, expect, it } from 'vitest';
import { entryPage, languages } from '../testing/entry.ts';
import { listDocuments } from './documents.ts';

const documents = listDocuments(languages, [
  entryPage('/', { namespaces: ['common'] }),
  entryPage('/services/cloud', { namespaces: ['common', 'cloud'] }),
  entryPage('/404'),
]);
const findFile = (path: string, language: string) =>
  documents.find((document) => document.path === path && document.language === language)?.file;

describe('listDocuments', () => {
  it('lists every page with and without a prefix, in every language', () => {
    expect(documents).toHaveLength(12);
    expect(new Set(documents.map(({ file }) => file)).size).toBe(12);
  });

  it.each([
    ['/', 'en', 'index.html'],
    ['/', 'zh-TW', 'index.zh-TW.html'],
    ['/zh-TW', 'zh-TW', 'zh-TW/index.html'],
    ['/services/cloud', 'en', 'services/cloud/index.html'],
    ['/services/cloud', 'zh-TW', 'services/cloud/index.zh-TW.html'],
    ['/404', 'en', '404.html'],
    ['/404', 'zh-TW', '404.zh-TW.html'],
    ['/en/404', 'en', 'en/404.html'],
    ['/en/services/cloud', 'en', 'en/services/cloud/index.html'],
  ])('names the file for %s in %s as a static host expects it', (path, language, file) => {
    expect(findFile(path, language)).toBe(file);
  });
});
