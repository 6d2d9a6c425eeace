import { useId, type ComponentProps, type ReactNode } from 'react';
import { FeatureGrid, type Feature } from '../feature-grid/index.ts';
import { Section } from '../section/index.ts';
import { SectionHeading } from '../section-heading/index.ts';

export interface LegalSection {
  /** Its place in the address, so that others can point at it. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** What a reader can do about it, such as take back a consent, under the paragraphs. */
  control?: ReactNode;
}

export interface LegalPageProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'className'> {
  /** What matters most, in plain words. */
  highlights: { title: string; items: readonly Feature[] };
  /** Over the whole text, and over the list of what is in it. */
  title: string;
  /** They are numbered in this order. */
  sections: readonly LegalSection[];
  /** Whom to ask, after the last section. */
  contact?: ReactNode;
}

/**
 * A long text that must be easy to read, such as terms: what matters most in plain words, then the whole, beside a list
 * of its sections. Stands under a `PageHero` of the tone `plain`.
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
              {contact && <div className="max-w-148 border-t border-line pt-10 md:ms-8">{contact}</div>}
            </div>
          </div>
        </div>
      </Section>
    </div>
  );
}
