import { Section } from '@studio/ui';
import type { ReactNode } from 'react';

interface AsideSectionProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** Content next to the text on wide screens. */
  aside: { title: string; content: ReactNode };
}

/** A section with text and a related list next to it. */
export function AsideSection({ title, text, action, aside }: AsideSectionProps) {
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="max-w-160 text-section">{title}</h2>
          <p className="mt-4 max-w-144 text-lg text-balance text-ink-muted">{text}</p>
          {action && <div className="mt-8">{action}</div>}
        </div>
        <div>
          <h3 className="mb-5 text-title">{aside.title}</h3>
          {aside.content}
        </div>
      </div>
    </Section>
  );
}
