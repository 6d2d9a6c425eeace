import type { ComponentProps } from 'react';
import { Container } from '../../primitives/container/index.ts';
import './section.css';
import type { SectionTone } from './section.variants.ts';

export interface SectionProps extends ComponentProps<'section'> {
  /** Background of the section. Use `deep` at most once per page. @default plain */
  tone?: SectionTone | undefined;
}

/**
 * A part of a page, with the maximum content width and vertical padding. Its children have a large gap: put parts that
 * belong together into one element.
 */
export function Section({ tone = 'plain', children, ...rest }: SectionProps) {
  return (
    <section
      data-slot="section"
      data-tone={tone}
      data-surface={tone === 'deep' ? 'deep' : undefined}
      {...rest}
    >
      <Container>
        <div data-slot="section-content">{children}</div>
      </Container>
    </section>
  );
}
