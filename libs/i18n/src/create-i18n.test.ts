import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { site } from './testing/site.ts';

const translations = {
  shell: { name: 'Inklake Studio' },
  home: { hero: { title: 'Hello {{name}}' } },
};

describe('createI18n', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('translates synchronously', () => {
    expect(createI18n({ languages: site, language: 'zh-TW', translations }).t('shell:name')).toBe(
      'Inklake Studio',
    );
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('falls back to English if it is loaded', () => {
    const i18n = createI18n({ languages: site, language: 'zh-TW', translations: { shell: {} } });
    i18n.addResourceBundle('en', 'shell', translations.shell);
    expect(i18n.t('shell:name')).toBe('Inklake Studio');
  });

  it('returns the key and warns once if a text is missing', () => {
    const { t } = createI18n({ languages: site, language: 'en', translations });
    expect([t('home:hero.lead'), t('home:hero.lead')]).toEqual(['hero.lead', 'hero.lead']);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('home:hero.lead'));
  });

  it('returns the keys and warns once if a whole file is missing', () => {
    const { t } = createI18n({ languages: site, language: 'zh-CN', translations });
    expect([t('faq:title'), t('faq:hero.title')]).toEqual(['title', 'hero.title']);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('No translations of faq in zh-CN'));
  });

  it('reports missing texts to a function instead of the console', () => {
    const missing: string[] = [];
    const onMissing = (message: string) => missing.push(message);
    createI18n({ languages: site, language: 'en', translations, onMissing }).t('home:hero.lead');
    expect(missing).toEqual([expect.stringContaining('home:hero.lead')]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('warns once about a missing text with plural forms', () => {
    createI18n({ languages: site, language: 'en', translations }).t('home:hero.count', { count: 2 });
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('keeps a placeholder without a value and warns once', () => {
    const { t } = createI18n({ languages: site, language: 'en', translations });
    expect([t('home:hero.title'), t('home:hero.title')]).toEqual(['Hello {{name}}', 'Hello {{name}}']);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('replaces at most 1,000 placeholders', () => {
    const text = (count: number) => '{{name}}'.repeat(count);
    const { t } = createI18n({
      languages: site,
      language: 'en',
      translations: { home: { few: text(1000), many: text(1001) } },
    });
    expect(t('home:few', { name: 'a' })).not.toContain('{{');
    expect(t('home:many', { name: 'a' })).toMatch(/^a{1000}\{\{name\}\}$/);
  });
});
