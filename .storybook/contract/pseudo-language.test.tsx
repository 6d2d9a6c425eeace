import { pseudoText } from '@studio/i18n/pseudo';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyPseudoLanguage } from '../pseudo-language.ts';
import { until } from './until.ts';

const html = '<p>Our services</p><p>$90</p><p lang="zh-TW">聯絡我們</p><code>npm start</code>';

let root: HTMLElement;
let restore: () => void;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.lang = 'en-XA';
  root.innerHTML = html;
  restore = applyPseudoLanguage(root, pseudoText);
});

afterEach(() => {
  restore();
  root.remove();
});

const texts = () => Array.from(root.children, ({ textContent }) => textContent);

it('replaces texts, except code and texts in another language', () => {
  expect(texts()).toEqual([pseudoText('Our services'), '$90', '聯絡我們', 'npm start']);
});

it('replaces texts that are rendered later', async () => {
  const [first, second] = root.querySelectorAll('p');
  if (first?.firstChild) first.firstChild.nodeValue = 'Prices';
  second?.append('per month');
  await until(() => {
    expect(texts().slice(0, 2)).toEqual([pseudoText('Prices'), `$90${pseudoText('per month')}`]);
  });
});

it('restores the texts', () => {
  restore();
  expect(root.innerHTML).toBe(html);
});
