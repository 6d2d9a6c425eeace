import type { ComponentProps, ReactNode } from 'react';
import { Container } from '../../primitives/container/index.ts';
import { sectionVariants, type SectionVariants } from './section.variants.ts';

export interface SectionProps extends ComponentProps<'section'> {
  /**
   * Depth of the background. `wash` is in the color of the theme. `dusk` and `floor` have the dark scheme.
   * @default canvas
   */
  ground?: SectionVariants['ground'];
  /** Decoration behind the content, such as a lake. */
  backdrop?: ReactNode;
}

/**
 * A part of a page, one step deeper or less deep than its neighbors. Its children have a large gap: put parts that belong
 * together into one element.
 */
export function Section({ ground, backdrop, children, className, ...rest }: SectionProps) {
  return (
    <section
      data-slot="section"
      className={sectionVariants({ ground, className })}
      data-surface={ground === 'dusk' || ground === 'floor' ? ground : undefined}
      {...rest}
    >
      {backdrop && <div data-slot="section-backdrop">{backdrop}</div>}
      <Container>
        <div data-slot="section-content">{children}</div>
      </Container>
    </section>
  );
}
