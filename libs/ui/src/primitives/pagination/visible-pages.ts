/** Returns the pages to link to: the first, the last, and those around the current page. `undefined` is a gap. */
export function visiblePages(page: number, count: number): (number | undefined)[] {
  const pages: (number | undefined)[] = [];
  for (let number = 1; number <= count; number++) {
    const isNear = Math.abs(number - page) <= 1 || number === 1 || number === count;
    // A gap of one page is as wide as the page.
    const isOnlyGap = (number === 2 && page === 4) || (number === count - 1 && page === count - 3);
    if (isNear || isOnlyGap) pages.push(number);
    else if (pages.at(-1) !== undefined) pages.push(undefined);
  }
  return pages;
}
