import { describe, expect, it } from 'vitest';
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
