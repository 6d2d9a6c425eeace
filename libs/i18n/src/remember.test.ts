import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberLanguage } from './remember.ts';

const throwSecurityError = (): never => {
  throw new DOMException('The visitor refuses this.', 'SecurityError');
};

/** Stubs a browser in which cookies or storage may be blocked. */
function browser({ cookies = true, storage = true, protocol = 'https:' } = {}) {
  const stored: Record<string, string> = {};
  const setItem = (key: string, value: string) => void (stored[key] = value);
  const getItem = (key: string) => stored[key] ?? null;
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('localStorage', storage ? { setItem, getItem } : blocked(['setItem', 'getItem']));
  vi.stubGlobal('document', {
    get cookie() {
      return cookies ? (stored['cookie'] ?? '') : throwSecurityError();
    },
    set cookie(text: string) {
      if (cookies) stored['cookie'] = text;
      else throwSecurityError();
    },
  });
  return stored;
}

const blocked = (methods: readonly string[]) =>
  Object.fromEntries(methods.map((method) => [method, throwSecurityError]));

afterEach(() => vi.unstubAllGlobals());

describe('rememberLanguage', () => {
  it('stores the language in a cookie and in localStorage', () => {
    const stored = browser();
    rememberLanguage('zh-TW');
    expect(stored).toEqual({
      cookie: 'i18next=zh-TW; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      i18nextLng: 'zh-TW',
    });
  });

  it('omits `Secure` from the cookie without HTTPS, as in development', () => {
    const stored = browser({ protocol: 'http:' });
    rememberLanguage('zh-TW');
    expect(stored['cookie']).not.toContain('Secure');
  });

  it.each([
    [{ cookies: false }, ['i18nextLng']],
    [{ storage: false }, ['cookie']],
    [{ cookies: false, storage: false }, []],
  ])('uses whatever is not blocked, as with %j', (allowed, keys) => {
    const stored = browser(allowed);
    rememberLanguage('zh-TW');
    expect(Object.keys(stored)).toEqual(keys);
  });

  it.each([
    [{}, true],
    [{ cookies: false }, true],
    [{ storage: false }, true],
    [{ cookies: false, storage: false }, false],
  ])('returns whether the language is stored, as with %j', (allowed, isStored) => {
    browser(allowed);
    expect(rememberLanguage('zh-TW')).toBe(isStored);
  });

  it('does not count on a cookie that the browser ignores', () => {
    browser({ storage: false });
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => '', set: () => undefined }));
    expect(rememberLanguage('zh-TW')).toBe(false);
  });
});
