import type { ComponentProps } from 'react';
import { Container } from '../../primitives/container/index.ts';
import { sectionVariants, type SectionVariants } from './section.variants.ts';

export interface SectionProps extends ComponentProps<'section'> {
  /** Background of the section. Use `deep` at most once per page. @default plain */
  tone?: SectionVariants['tone'];
}

/**
 * A part of a page, with the maximum content width and vertical padding. Its children have a large gap: put parts that
 * belong together into one element.
 */
export function Section({ tone, children, className, ...rest }: SectionProps) {
  return (
    <section
      data-slot="section"
      className={sectionVariants({ tone, className })}
      data-surface={tone === 'deep' ? 'deep' : undefined}
      {...rest}
    >
      <Container>
        <div data-slot="section-content">{children}</div>
      </Container>
    </section>
  );
}
