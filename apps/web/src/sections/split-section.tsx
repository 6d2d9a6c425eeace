import { Section, type SectionProps } from '@studio/ui';
import type { ReactNode } from 'react';

interface SplitSectionProps extends Pick<SectionProps, 'tone'> {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section with its heading next to its content on wide screens. */
export function SplitSection({ title, lead, children, tone }: SplitSectionProps) {
  return (
    <Section {...(tone && { tone })}>
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:gap-y-10 @4xl:grid-cols-[18rem_1fr] @6xl:grid-cols-[22rem_1fr]">
          <div>
            <h2 className="text-section">{title}</h2>
            <p className="mt-4 text-lg text-balance text-ink-muted">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </Section>
  );
}
