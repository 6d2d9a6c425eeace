import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';

export interface SitemapItem {
  label: string;
  /** Where it leads. Without it the page is still to come. */
  href?: string | undefined;
  /** Leads to the address exactly as it stands, as for the start pages of the languages. @default false */
  exact?: boolean | undefined;
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined;
  /** Marks what stands out. */
  badge?: string | undefined;
  /** A quiet word at the end of the line. */
  note?: string | undefined;
}

export interface SitemapSection {
  title: string;
  items: readonly SitemapItem[];
}

export interface SitemapListProps extends Omit<ComponentProps<'div'>, 'children'> {
  sections: readonly SitemapSection[];
  /** What stands beside a page that is still to come. */
  coming: string;
  /** The rank of the sections' headings. @default 2 */
  level?: 2 | 3;
}

/** Every page of the site at a glance, in as many columns as there is room for. */
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
