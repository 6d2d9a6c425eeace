import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberLanguage } from './remember.ts';

const refuse = () => {
  throw new DOMException('The visitor refuses this.', 'SecurityError');
};

/** A browser that keeps what it is told, as far as the visitor allows it. */
function browser({ cookies = true, storage = true, protocol = 'https:' } = {}) {
  const kept: Record<string, string> = {};
  const setItem = (key: string, value: string) => void (kept[key] = value);
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('localStorage', { setItem: storage ? setItem : refuse });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      if (cookies) kept['cookie'] = text;
      else refuse();
    },
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('a visitor whose language is remembered', () => {
  it('finds it again by cookie and by storage', () => {
    const kept = browser();
    rememberLanguage('zh-TW');
    expect(kept).toEqual({
      cookie: 'i18next=zh-TW; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      i18nextLng: 'zh-TW',
    });
  });

  it('keeps the cookie on a connection that is not secure too, as on a laptop', () => {
    const kept = browser({ protocol: 'http:' });
    rememberLanguage('zh-TW');
    expect(kept['cookie']).not.toContain('Secure');
  });

  it.each([
    [{ cookies: false }, ['i18nextLng']],
    [{ storage: false }, ['cookie']],
    [{ cookies: false, storage: false }, []],
  ])('loses only what is refused, as with %j', (allowed, places) => {
    const kept = browser(allowed);
    rememberLanguage('zh-TW');
    expect(Object.keys(kept)).toEqual(places);
  });
});
