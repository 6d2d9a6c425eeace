import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';
import { visiblePages } from './visible-pages.ts';

describe('the pages of a pagination', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, undefined, 9]],
    [3, 9, [1, 2, 3, 4, undefined, 9]],
    [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [6, 9, [1, undefined, 5, 6, 7, 8, 9]],
    [9, 9, [1, undefined, 8, 9]],
  ])('of page %i of %i are %j', (page, count, pages) => {
    expect(visiblePages(page, count)).toEqual(pages);
  });
});

it('writes the numbers of pages in the digits of the language, which its links are named with', () => {
  const format = new Intl.NumberFormat('ar-EG');
  const digits = (value: number) => format.format(value);
  const pagination = createElement(Pagination, {
    label: 'الصفحات',
    page: 1,
    count: 2,
    getHref: (page) => `/ar/blog/page/${String(page)}`,
    pageLabel: (page) => `صفحة ${digits(page)}`,
    formatNumber: digits,
    previousLabel: 'الأحدث',
    nextLabel: 'الأقدم',
  });
  expect(renderToStaticMarkup(pagination)).toContain('aria-label="صفحة ٢">٢</a>');
});
