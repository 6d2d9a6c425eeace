import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';

export interface SitemapItem {
  label: string;
  /** Omit it for a page that is not published yet. */
  href?: string | undefined;
  /** Uses `href` unchanged, for example for the home pages of other languages. @default false */
  exact?: boolean | undefined;
  /** Language of the label and of the linked page, if it is not that of the current page. */
  lang?: string | undefined;
  /** Short label that highlights the item. */
  badge?: string | undefined;
  /** Secondary text at the end of the line. */
  note?: string | undefined;
}

export interface SitemapSection {
  title: string;
  items: readonly SitemapItem[];
}

export interface SitemapListProps extends Omit<ComponentProps<'div'>, 'children'> {
  sections: readonly SitemapSection[];
  /** Shown beside a page that is not published yet, such as "Coming soon". */
  coming: string;
  /** Heading level of the section titles. @default 2 */
  level?: 2 | 3;
}

/** A list of all pages of the site in sections, in one to three columns depending on the width. */
export function SitemapList({ sections, coming, level = 2, className = '', ...rest }: SitemapListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div {...rest} className={`@container ${className}`}>
      <div className="-mb-12 gap-x-12 @xl:columns-2 @4xl:columns-3">
        {sections.map(({ title, items }) => (
          <section key={title} className="mb-12 break-inside-avoid">
            <Heading className="text-title">{title}</Heading>
            <ul role="list" className="mt-3 border-t border-line">
              {items.map((item) => (
                <li
                  key={item.label}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
                >
                  <Entry {...item} coming={coming} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Entry({ label, href, exact, lang, badge, note, coming }: SitemapItem & { coming: string }) {
  if (!href)
    return (
      <>
        <span lang={lang} className="flex min-h-11 items-center text-ink-muted">
          {label}
        </span>
        <span className="text-sm text-ink-muted">{coming}</span>
      </>
    );
  return (
    <>
      <Link
        href={href}
        exact={exact ?? false}
        lang={lang}
        hrefLang={lang}
        className="inline-flex min-h-11 items-center rounded-control text-brand underline-offset-4 hover:text-brand-hover hover:underline"
      >
        {label}
      </Link>
      {badge && (
        <span className="rounded-full bg-brand/10 px-2.5 py-0.5 text-sm font-medium text-brand">{badge}</span>
      )}
      {note && <span className="text-sm text-ink-muted">{note}</span>}
    </>
  );
}
