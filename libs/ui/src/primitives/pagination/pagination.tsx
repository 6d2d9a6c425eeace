import { ArrowLeft, ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import './pagination.css';
import { visiblePages } from './visible-pages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Accessible name of the navigation. */
  label: string;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  count: number;
  /** Returns the URL of a page. */
  getHref: (page: number) => string;
  /** Returns the accessible name of the link to a page, such as "Page 4". It must contain the number. */
  pageLabel: (page: number) => string;
  /** Writes the number of a page in the digits of the language, as in `pageLabel`. @default 0 to 9 */
  formatNumber?: (page: number) => string;
  /** Text of the link to the previous page. On a phone only its arrow is visible. */
  previousLabel: ReactNode;
  /** Text of the link to the next page. On a phone only its arrow is visible. */
  nextLabel: ReactNode;
}

/** Links to the pages of a long list: the first, the last, and those around the current page. */
export function Pagination({
  label,
  page,
  count,
  getHref,
  pageLabel,
  formatNumber = String,
  previousLabel,
  nextLabel,
  ...rest
}: PaginationProps) {
  return (
    <nav aria-label={label} data-slot="pagination" {...rest}>
      <ul role="list">
        {page > 1 && (
          <li>
            <Link href={getHref(page - 1)} rel="prev">
              <Icon icon={ArrowLeft} directional />
              <span>{previousLabel}</span>
            </Link>
          </li>
        )}
        {visiblePages(page, count).map((number, index) => (
          <li key={number ?? -index} aria-hidden={number === undefined || undefined}>
            {number === undefined ? (
              <span>…</span>
            ) : (
              <Link
                href={getHref(number)}
                aria-label={pageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(number)}
              </Link>
            )}
          </li>
        ))}
        {page < count && (
          <li>
            <Link href={getHref(page + 1)} rel="next">
              <span>{nextLabel}</span>
              <Icon icon={ArrowRight} directional />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
