import type { ComponentProps, ReactNode } from 'react';
import { Heading, Link, type HeadingLevel } from '@studio/ui';
import { sitemapListSectionVariants, type SitemapListSectionVariants } from './sitemap-list.variants.ts';

export interface SitemapItem {
  id: string;
  label: ReactNode;
  href: string;
  /** Uses `href` unchanged, for example for the home pages of other languages. @default false */
  exact?: boolean | undefined;
  /** Language of the label and of the linked page, if it is not that of the current page. */
  lang?: string | undefined;
  /** Short label that highlights the item. */
  badge?: ReactNode;
  /** Secondary text at the end of the line. */
  note?: ReactNode;
}

export interface SitemapSection {
  id: string;
  title: ReactNode;
  items: readonly SitemapItem[];
  /** Size of the links in the type scale. `h1` is for two or three short ones. @default h3 */
  size?: SitemapListSectionVariants['size'];
}

export interface SitemapListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The parts of the site, with the links to their pages. */
  sections: readonly SitemapSection[];
  /** Heading level of the section titles. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** A list of all pages of the site in sections, each beside its title where there is room. */
export function SitemapList({ sections, headingLevel = 2, ...rest }: SitemapListProps) {
  return (
    <div data-slot="sitemap-list" {...rest}>
      <div data-slot="sitemap-list-sections">
        {sections.map(({ id, title, items, size }) => (
          <section key={id} className={sitemapListSectionVariants({ size })}>
            <Heading headingLevel={headingLevel} size="base">
              {title}
            </Heading>
            <ul role="list">
              {items.map((item) => (
                <li key={item.id}>
                  <Entry {...item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Entry({ label, href, exact = false, lang, badge, note }: SitemapItem) {
  return (
    <>
      <Link href={href} exact={exact} lang={lang} hrefLang={lang}>
        {label}
      </Link>
      {badge && <span data-slot="sitemap-list-badge">{badge}</span>}
      {note && <span data-slot="sitemap-list-note">{note}</span>}
    </>
  );
}
