import { Article, ExternalLink, Heading, Prose, RunIn } from '@studio/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import './contract.css';

/* Long texts, and texts in other languages. */

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

function render(children: ReactNode) {
  flushSync(() => {
    root.render(children);
  });
}

function styleOf(selector: string): CSSStyleDeclaration {
  const element = container.querySelector(selector);
  if (!element) throw new Error(`No element matches "${selector}".`);
  return getComputedStyle(element);
}

it('an article is as wide without an aside as with one', async () => {
  await page.viewport(1440, 900);
  const positions = [undefined, 'Mei Lin'].map((aside) => {
    render(<Article aside={aside}>A long text.</Article>);
    const { left, width } = container.querySelector('[data-slot=prose]')?.getBoundingClientRect() ?? {};
    return { left, width };
  });
  expect(positions[0]).toEqual(positions[1]);
});

it('an external link in a text looks like a link', () => {
  render(
    <Prose>
      <p>
        <ExternalLink href="https://example.com" newTabLabel="opens in a new tab">
          The standard
        </ExternalLink>{' '}
        <a href="#rules">and its rules</a>
      </p>
    </Prose>,
  );
  const { textDecorationLine, color } = styleOf('[data-slot=external-link]');
  expect(textDecorationLine).toBe('underline');
  expect(color).toBe(styleOf('a:not([data-slot])').color);
});

it('long words are hyphenated, except in English and Chinese', () => {
  render(
    <div lang="fi">
      <p id="fi">Ångström</p>
      <p id="en" lang="en-CA">
        internationalization
      </p>
      <p id="zh" lang="zh-TW">
        網站
      </p>
      <Prose>
        <code>document.documentElement</code>
      </Prose>
    </div>,
  );
  expect(['#fi', '#en', '#zh', 'code'].map((selector) => styleOf(selector).hyphens)).toEqual([
    'auto',
    'manual',
    'manual',
    'none',
  ]);
});

/** The distance of two lines in em. */
const lineHeight = (selector: string) => {
  const { lineHeight, fontSize } = styleOf(selector);
  return parseFloat(lineHeight) / parseFloat(fontSize);
};

it('the lines of headings have room for marks above capital letters, where the language has them', () => {
  const headings = (lang: string) => (
    <div key={lang} lang={lang}>
      <Heading size="poster">Ångström</Heading>
      <Heading size="h1">Ångström</Heading>
      <Heading>Ångström</Heading>
      <RunIn label="Ångström" items={['Ångström']} />
    </div>
  );
  const selectors = ['.ui-heading--poster', '.ui-heading--h1', 'h2:not([class*="--"])', 'ul'];
  const tokens = {
    en: [0.9, 0.94, 0.98, 1.04],
    'zh-TW': [1.16, 1.16, 1.16, 1.3],
    ar: [1.25, 1.3, 1.35, 1.35],
  };
  for (const [lang, expected] of Object.entries(tokens)) {
    render(headings(lang));
    selectors.forEach((selector, index) => {
      expect(lineHeight(selector), `${lang} ${selector}`).toBeCloseTo(expected[index] ?? 0, 2);
    });
  }
  for (const lang of ['fi', 'de-CH', 'fr']) {
    render(headings(lang));
    for (const selector of selectors)
      expect(lineHeight(selector), `${lang} ${selector}`).toBeGreaterThan(1.093);
  }
});
