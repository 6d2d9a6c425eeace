import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';

const words = {
  shell: { name: 'Inklake Studio' },
  home: { hero: { title: 'Hello {{name}}' } },
};

describe('the words of a page', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('are there at once, without waiting', () => {
    expect(createI18n('zh-TW', words).t('shell:name')).toBe('Inklake Studio');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('are found without their file when they are common to all pages', () => {
    expect(createI18n('en', words).t('name')).toBe('Inklake Studio');
  });

  it('are English where the language has none, as long as English is here', () => {
    const i18n = createI18n('zh-TW', { shell: {} });
    i18n.addResourceBundle('en', 'shell', words.shell);
    expect(i18n.t('shell:name')).toBe('Inklake Studio');
  });

  it('show the key and warn once where a text is missing', () => {
    const { t } = createI18n('en', words);
    expect([t('home:hero.lead'), t('home:hero.lead')]).toEqual(['hero.lead', 'hero.lead']);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('home:hero.lead'));
  });

  it('show the keys and warn once where a whole file is missing', () => {
    const { t } = createI18n('zh-CN', words);
    expect([t('faq:title'), t('faq:hero.title')]).toEqual(['title', 'hero.title']);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('No words of faq in zh-CN'));
  });

  it('warn once of a text that counts, whatever its forms', () => {
    createI18n('en', words).t('home:hero.count', { count: 2 });
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('show the placeholder and warn once where nothing was given for it', () => {
    const { t } = createI18n('en', words);
    expect([t('home:hero.title'), t('home:hero.title')]).toEqual(['Hello {{name}}', 'Hello {{name}}']);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('have at most 1,000 places to fill', () => {
    const text = (places: number) => '{{name}}'.repeat(places);
    const { t } = createI18n('en', { home: { few: text(1000), many: text(1001) } });
    expect(t('home:few', { name: 'a' })).not.toContain('{{');
    expect(t('home:many', { name: 'a' })).toMatch(/^a{1000}\{\{name\}\}$/);
  });
});
