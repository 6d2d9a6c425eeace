import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';

const words = {
  common: { company: { name: 'Inklake Studio' } },
  home: { hero: { title: 'Hello {{name}}' } },
};

describe('the words of a page', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('are there at once, without waiting', () => {
    expect(createI18n('zh-TW', words).t('common:company.name')).toBe('Inklake Studio');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('are found without their file when they are common to all pages', () => {
    expect(createI18n('en', words).t('company.name')).toBe('Inklake Studio');
  });

  it('show the key and warn once where a text is missing', () => {
    const { t } = createI18n('en', words);
    expect([t('home:hero.lead'), t('home:hero.lead')]).toEqual(['hero.lead', 'hero.lead']);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('home:hero.lead'));
  });
});
