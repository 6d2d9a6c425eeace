import { useId, type ComponentProps, type ReactNode } from 'react';
import { Container } from '../../primitives/container/index.ts';
import { ExternalLink } from '../../primitives/external-link/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import type { LanguageOption } from '../../primitives/language-menu/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextLink } from '../../primitives/text-link/index.ts';
import './footer.css';

export interface FooterLink {
  label: string;
  href: string;
  /** Called on click. The link still navigates. */
  onClick?: (() => void) | undefined;
}

export interface FooterColumn {
  /** Unique in the footer. */
  id: string;
  title: ReactNode;
  items: readonly FooterLink[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'about' | 'children'> {
  /** SVG in the color of the text, or another image. */
  logo?: ReactNode;
  /** Name of the site, if there is no logo. */
  name?: ReactNode;
  /** One sentence about the organization, below the form. */
  about: ReactNode;
  /** Links to profiles on other sites. `newTabLabel` is a screen reader text after each link. */
  profiles?: { title: string; items: readonly FooterLink[]; newTabLabel: string } | undefined;
  /** Form at the start, such as a `NewsletterForm`. */
  newsletter?: ReactNode;
  /** Lists of links, two side by side on phones. */
  columns?: readonly FooterColumn[] | undefined;
  /** Contact details below a heading, at the end. */
  contact?: { title: ReactNode; content: ReactNode } | undefined;
  /** Links to legal pages, beside the copyright. */
  legal?: readonly FooterLink[] | undefined;
  /** The languages of the current page, with its URL in each of them. `value` is the code of the current language. */
  languages?: { label: string; items: readonly LanguageOption[]; value: string } | undefined;
  /** Control for the color scheme, such as a `SchemeSwitch`. */
  schemeSwitch?: ReactNode;
  /** The copyright notice, below everything else. */
  copyright: ReactNode;
  /** Decoration behind everything, such as the lines of a chart. */
  backdrop?: ReactNode;
  /** Level of the headings of the columns. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** The footer of the site. Its language links load another page, so they also work without JavaScript. */
export function Footer({
  logo,
  name,
  about,
  profiles,
  newsletter,
  columns = [],
  contact,
  legal,
  languages,
  schemeSwitch,
  copyright,
  backdrop,
  headingLevel = 2,
  ...rest
}: FooterProps) {
  return (
    <footer data-slot="footer" data-surface="floor" {...rest}>
      {backdrop && (
        <div aria-hidden data-slot="footer-backdrop">
          {backdrop}
        </div>
      )}
      <Container>
        <div data-slot="footer-top">
          <div data-slot="footer-start">
            {newsletter}
            <Text size="sm" tone="muted">
              {about}
            </Text>
          </div>
          {columns.map(({ id, ...column }) => (
            <Column key={id} headingLevel={headingLevel} {...column} />
          ))}
          {contact && (
            <div data-slot="footer-contact">
              <Heading headingLevel={headingLevel} size="base">
                {contact.title}
              </Heading>
              <div>{contact.content}</div>
            </div>
          )}
        </div>
        <div data-slot="footer-bottom">
          <div data-slot="footer-group">
            {(logo ?? name) && <p data-slot="footer-brand">{logo ?? name}</p>}
            <Text size="sm">{copyright}</Text>
            {legal && <Links items={legal} />}
            {profiles && (
              <nav aria-label={profiles.title}>
                <ul role="list" data-slot="footer-links">
                  {profiles.items.map(({ label, ...link }) => (
                    <li key={link.href}>
                      <TextLink asChild variant="standalone" tone="inherit">
                        <ExternalLink {...link} newTabLabel={profiles.newTabLabel}>
                          {label}
                        </ExternalLink>
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <div data-slot="footer-group">
            {languages && (
              <nav aria-label={languages.label}>
                <ul role="list" data-slot="footer-links">
                  {languages.items.map(({ code, label, href }) => (
                    <li key={code}>
                      <TextLink asChild variant="standalone" tone="inherit">
                        <a
                          href={href}
                          lang={code}
                          hrefLang={code}
                          aria-current={code === languages.value ? 'true' : undefined}
                        >
                          {label}
                        </a>
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {schemeSwitch}
          </div>
        </div>
      </Container>
    </footer>
  );
}

function Column({ title, items, headingLevel }: Omit<FooterColumn, 'id'> & { headingLevel: HeadingLevel }) {
  const titleId = useId();
  return (
    <nav data-slot="footer-column" aria-labelledby={titleId}>
      <Heading headingLevel={headingLevel} size="base" id={titleId}>
        {title}
      </Heading>
      <Links items={items} />
    </nav>
  );
}

function Links({ items }: { items: readonly FooterLink[] }) {
  return (
    <ul role="list" data-slot="footer-links">
      {items.map(({ label, ...link }) => (
        <li key={link.href}>
          <TextLink {...link} variant="standalone" tone="inherit">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
