import { useId, type ComponentProps, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextLink } from '../../primitives/text-link/index.ts';
import { Section } from '../section/index.ts';
import '../../internal/visually-hidden/visually-hidden.css';
import './legal-document.css';

export interface LegalDocumentSection {
  /** The hash of the section in the URL. */
  id: string;
  title: ReactNode;
  paragraphs: readonly ReactNode[];
  /** A control below the paragraphs, such as a button that withdraws consent. */
  control?: ReactNode;
}

export interface LegalHighlight {
  id: string;
  /** One short word or a number. */
  title: ReactNode;
  text: ReactNode;
}

export interface LegalDocumentProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A summary in plain words. Its title is for screen readers only. */
  highlights?: { title: ReactNode; items: readonly LegalHighlight[] } | undefined;
  /** The heading of the complete text, above its table of contents. */
  title: ReactNode;
  /** The sections, in the order of their numbers. */
  sections: readonly LegalDocumentSection[];
  /** Level of the headings of both parts. Those of the sections are one level below. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The contact details after the last section. */
  contact?: { name: ReactNode; address: ReactNode; email: string } | undefined;
}

/**
 * A long legal text: a summary in plain words, then the complete text with a table of contents. Use it below a
 * `Poster`.
 */
export function LegalDocument({
  highlights,
  title,
  sections,
  headingLevel = 2,
  contact,
  ...rest
}: LegalDocumentProps) {
  const sectionLevel = below[headingLevel];
  const titleId = useId();
  return (
    <div data-slot="legal-document" {...rest}>
      {highlights && (
        <Section ground="dusk">
          <Heading headingLevel={headingLevel} data-slot="visually-hidden">
            {highlights.title}
          </Heading>
          <ul role="list" data-slot="legal-document-highlights">
            {highlights.items.map(({ id, title: word, text }) => (
              <li key={id}>
                <Heading headingLevel={sectionLevel}>{word}</Heading>
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section>
        <div data-slot="legal-document-columns">
          <div data-slot="legal-document-contents">
            <Heading headingLevel={headingLevel} size="base" id={titleId}>
              {title}
            </Heading>
            <nav aria-labelledby={titleId}>
              <ol role="list">
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
          <div data-slot="legal-document-sections">
            {sections.map((section, index) => (
              <article key={section.id} id={section.id}>
                <Heading headingLevel={sectionLevel} size="h3">
                  <span data-slot="legal-document-number">{index + 1}</span> <span>{section.title}</span>
                </Heading>
                <div data-slot="legal-document-text">
                  {section.paragraphs.map((paragraph, position) => (
                    // The order of the paragraphs never changes.
                    <Text key={position}>{paragraph}</Text>
                  ))}
                  {section.control && <div>{section.control}</div>}
                </div>
              </article>
            ))}
            {contact && (
              <div data-slot="legal-document-contact">
                <Heading headingLevel={sectionLevel} size="h3">
                  {contact.name}
                </Heading>
                <address>
                  <Text>{contact.address}</Text>
                  <TextLink variant="standalone" href={`mailto:${contact.email}`}>
                    {contact.email}
                  </TextLink>
                </address>
              </div>
            )}
          </div>
        </div>
      </Section>
    </div>
  );
}

const below = { 2: 3, 3: 4, 4: 5 } as const satisfies Record<number, HeadingLevel>;
