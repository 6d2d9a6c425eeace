import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { ExternalLink } from '../external-link/index.ts';
import { Link } from '../link/index.ts';
import { PenGrid } from '../pen-grid/index.ts';
import { ArrowRight } from '../sign/index.ts';

/** A text in the language of the page (`label`), and below it the same in another language (`other`). */
export interface Bilingual {
  label: string;
  other: string;
}

export interface LinkTreeItem extends Bilingual {
  href: string;
  /** Opens in a new tab. @default false */
  external?: boolean | undefined;
  /** Short label that highlights the item. Use it for one item at most. */
  badge?: string | undefined;
  /** Icon before the text, 20 px high. */
  icon?: ReactNode;
}

export interface LinkTreeProps extends Omit<ComponentProps<'div'>, 'children'> {
  logo: ReactNode;
  /** The heading of the page, in two languages. */
  tagline: Bilingual;
  /** Language code of the second lines. */
  otherLanguage: string;
  /** Accessible name of the list of links. */
  label: string;
  items: readonly LinkTreeItem[];
  /** Screen reader text after each external link, such as "opens in a new tab". */
  newTab: string;
  /** Heading above the cards. */
  cardsTitle?: string | undefined;
  /** QR codes, such as `NameCard`s, in two columns. */
  cards?: readonly ReactNode[] | undefined;
  copyright: string;
}

const row =
  'group flex min-h-14 items-center gap-3.5 rounded-card border border-line bg-ink/6 px-4 py-1.5 transition-[background-color,border-color,scale] duration-150 ease-out hover:border-ink/40 hover:bg-ink/10 active:scale-98';

/** A page of links for social media profiles. It is designed for phones and has no navigation or footer. */
export function LinkTree({
  logo,
  tagline,
  otherLanguage,
  label,
  items,
  newTab,
  cardsTitle,
  cards = [],
  copyright,
  className = '',
  ...rest
}: LinkTreeProps) {
  return (
    <div {...rest} data-surface="deep" className={`relative isolate min-h-dvh ${className}`}>
      <div className="absolute inset-0 -z-10 bg-[radial-gradient(120%_40rem_at_70%_0%,var(--color-deep-glow),transparent)]" />
      <PenGrid className="mask-[linear-gradient(to_bottom_left,black,transparent_45%)] stroke-pen-grid/60" />
      <div className="mx-auto flex min-h-dvh max-w-112 flex-col px-5 pt-10 pb-6">
        {logo}
        <h1 className="mt-5 text-title">{tagline.label}</h1>
        <p lang={otherLanguage} className="mt-1 text-sm text-ink-muted">
          {tagline.other}
        </p>
        <nav aria-label={label} className="mt-7">
          <ul role="list" className="grid gap-2">
            {items.map((item) => (
              <li key={item.href}>
                <Item {...item} otherLanguage={otherLanguage} newTab={newTab} />
              </li>
            ))}
          </ul>
        </nav>
        {cards.length > 0 && (
          <section className="mt-10">
            {cardsTitle && <h2 className="text-title">{cardsTitle}</h2>}
            <div className="mt-4 grid max-w-92 grid-cols-2 gap-4">
              {cards.map((card, index) => (
                // The order of the cards never changes.
                <Fragment key={index}>{card}</Fragment>
              ))}
            </div>
          </section>
        )}
        <p className="mt-auto pt-12 text-sm text-ink-muted">{copyright}</p>
      </div>
    </div>
  );
}

interface ItemProps extends LinkTreeItem {
  otherLanguage: string;
  newTab: string;
}

function Item({ label, other, href, external = false, badge, icon, otherLanguage, newTab }: ItemProps) {
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{label}</span>
        <span lang={otherLanguage} className="block text-sm leading-snug text-ink-muted">
          {other}
        </span>
      </span>
      {badge && (
        <span className="rounded-full bg-accent px-2.5 py-0.5 text-sm font-semibold text-on-accent">
          {badge}
        </span>
      )}
    </>
  );
  return external ? (
    <ExternalLink href={href} newTab={newTab} className={row}>
      {content}
    </ExternalLink>
  ) : (
    <Link href={href} className={row}>
      {content}
      <ArrowRight aria-hidden className="size-[1em] shrink-0" />
    </Link>
  );
}
