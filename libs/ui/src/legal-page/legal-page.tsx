import { useId, type ComponentProps, type ReactNode } from 'react';
import { FeatureGrid, type Feature } from '../feature-grid/index.ts';
import { Section } from '../section/index.ts';
import { SectionHeading } from '../section-heading/index.ts';

export interface LegalSection {
  /** The hash of the section in the address. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** A control below the paragraphs, such as a button that withdraws consent. */
  control?: ReactNode;
}

export interface LegalPageProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'className'> {
  /** A summary in plain words. */
  highlights: { title: string; items: readonly Feature[] };
  /** The heading of the complete text and its table of contents. */
  title: string;
  /** The sections, in the order of their numbers. */
  sections: readonly LegalSection[];
  /** The contact details after the last section. */
  contact?: { name: string; address: string; email: string } | undefined;
}

/**
 * A long legal text: a summary in plain words, then the complete text with a table of contents. Use it below a `PageHero`
 * with the tone `plain`.
 */
export function LegalPage({ highlights, title, sections, contact, ...rest }: LegalPageProps) {
  const titleId = useId();
  return (
    <div {...rest}>
      <Section>
        <SectionHeading title={highlights.title} />
        <FeatureGrid items={highlights.items} />
      </Section>
      <Section tone="surface">
        <div className="@container">
          <div className="grid grid-cols-1 gap-x-16 gap-y-14 @4xl:grid-cols-[20rem_1fr]">
            <div className="@4xl:sticky @4xl:top-24 @4xl:-m-1 @4xl:max-h-[calc(100dvh-6rem)] @4xl:self-start @4xl:overflow-y-auto @4xl:p-1">
              <h2 id={titleId} className="text-section">
                {title}
              </h2>
              <nav aria-labelledby={titleId} className="mt-6 @4xl:mt-8">
                <ol role="list" className="border-t border-line">
                  {sections.map((section, index) => (
                    <li key={section.id} className="border-b border-line">
                      <a
                        href={`#${section.id}`}
                        className="flex min-h-11 items-baseline gap-3 py-2.5 text-ink-muted hover:text-brand"
                      >
                        <span className="w-5 shrink-0 tabular-nums">{index + 1}</span>
                        {section.title}
                      </a>
                    </li>
                  ))}
                </ol>
              </nav>
            </div>
            <div className="space-y-12 md:space-y-16">
              {sections.map((section, index) => (
                <article key={section.id} id={section.id} className="scroll-mt-8">
                  <h3 className="flex items-baseline gap-3 text-title">
                    <span className="min-w-5 shrink-0 text-brand tabular-nums">{index + 1}</span>
                    {section.title}
                  </h3>
                  <div className="mt-3 max-w-148 space-y-4 text-lg md:ps-8">
                    {section.paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                    {section.control}
                  </div>
                </article>
              ))}
              {contact && (
                <address className="max-w-148 border-t border-line pt-10 text-lg not-italic md:ms-8">
                  <h3 className="text-title">{contact.name}</h3>
                  <p className="mt-3 text-balance">{contact.address}</p>
                  <a
                    href={`mailto:${contact.email}`}
                    className="inline-flex min-h-11 items-center rounded-control wrap-anywhere text-brand underline-offset-4 hover:text-brand-hover hover:underline"
                  >
                    {contact.email}
                  </a>
                </address>
              )}
            </div>
          </div>
        </div>
      </Section>
    </div>
  );
}
