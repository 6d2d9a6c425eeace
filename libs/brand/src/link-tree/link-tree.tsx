import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { ExternalLink, Heading, Icon, Link, Text } from '@studio/ui';
import { ArrowRight } from 'lucide';
import './link-tree.css';

/** A text in the language of the page (`label`), and below it the same in another language (`other`). */
export interface BilingualText {
  label: ReactNode;
  other: ReactNode;
}

export interface LinkTreeLink extends BilingualText {
  href: string;
  /** Opens in a new tab. @default false */
  external?: boolean | undefined;
  /** Short label that highlights the item. Use it for one item at most. */
  badge?: ReactNode;
  /** Icon before the text, 20 px high. */
  icon?: ReactNode;
}

export interface LinkTreeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The logo above the links, with the name beside it. */
  logo: ReactNode;
  /** The heading of the page, in two languages. */
  tagline: BilingualText;
  /** Language code of the second lines. */
  otherLanguage: string;
  /** Accessible name of the list of links. */
  label: string;
  /** The links, the most important first. */
  items: readonly LinkTreeLink[];
  /** Screen reader text after each external link, such as "opens in a new tab". */
  newTabLabel: string;
  /** Heading above the cards. */
  cardsTitle?: ReactNode;
  /** QR codes, such as `QrCard`s, in two columns. */
  cards?: readonly ReactNode[] | undefined;
  /** The copyright notice, below everything else. */
  copyright: ReactNode;
  /** Decoration behind everything, such as a `Lake` at dusk. */
  backdrop?: ReactNode;
}

/** A page of links for social media profiles. It is designed for phones and has no navigation or footer. */
export function LinkTree({
  logo,
  tagline,
  otherLanguage,
  label,
  items,
  newTabLabel,
  cardsTitle,
  cards = [],
  copyright,
  backdrop,
  ...rest
}: LinkTreeProps) {
  return (
    <div data-slot="link-tree" data-surface="dusk" {...rest}>
      {backdrop}
      <div data-slot="link-tree-content">
        <p data-slot="link-tree-logo">{logo}</p>
        <div data-slot="link-tree-tagline">
          <Heading headingLevel={1} size="h3">
            {tagline.label}
          </Heading>
          <Text lang={otherLanguage} size="sm" tone="muted">
            {tagline.other}
          </Text>
        </div>
        <nav aria-label={label}>
          <ul role="list">
            {items.map((item) => (
              <li key={item.href}>
                <Item {...item} otherLanguage={otherLanguage} newTabLabel={newTabLabel} />
              </li>
            ))}
          </ul>
        </nav>
        {cards.length > 0 && (
          <section data-slot="link-tree-cards">
            {cardsTitle && <Heading size="base">{cardsTitle}</Heading>}
            {cards.map((card, index) => (
              // The order of the cards never changes.
              <Fragment key={index}>{card}</Fragment>
            ))}
          </section>
        )}
        <div data-slot="link-tree-copyright">
          <Text size="sm" tone="muted">
            {copyright}
          </Text>
        </div>
      </div>
    </div>
  );
}

interface ItemProps extends LinkTreeLink, Pick<LinkTreeProps, 'otherLanguage' | 'newTabLabel'> {}

function Item({ label, other, href, external = false, badge, icon, otherLanguage, newTabLabel }: ItemProps) {
  const content = (
    <>
      {icon}
      <span data-slot="link-tree-label">
        <span>{label}</span>
        {badge && <span data-slot="link-tree-badge">{badge}</span>}
        <span lang={otherLanguage}>{other}</span>
      </span>
    </>
  );
  const featured = badge ? '' : undefined;
  return external ? (
    <ExternalLink href={href} newTabLabel={newTabLabel} data-featured={featured}>
      {content}
    </ExternalLink>
  ) : (
    <Link href={href} data-featured={featured}>
      {content}
      <Icon icon={ArrowRight} directional />
    </Link>
  );
}
