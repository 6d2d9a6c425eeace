import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Section, type SectionProps } from '../section/index.ts';
import { lastLineVariants, type LastLineVariants } from './last-line.variants.ts';

export interface LastLineProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** One sentence: what the visitor gains. */
  title: ReactNode;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** What happens next, in one or two sentences. */
  text?: ReactNode;
  /** At the end side: a `TextLink` with the variant `more`, if any, and the last button of the page. */
  actions: ReactNode;
  /** A decoration between the title and the text, over the whole width. */
  children?: ReactNode;
  /** Size of the title in the type scale. @default poster */
  size?: LastLineVariants['size'];
  /** Depth of the background. @default canvas */
  ground?: SectionProps['ground'];
}

/** The last section of a page: a sentence as large as a poster, with the next thing to do. */
export function LastLine({
  title,
  headingLevel = 2,
  text,
  actions,
  size = 'poster',
  ground,
  children,
  className,
  ...rest
}: LastLineProps) {
  return (
    <Section
      data-slot="last-line"
      ground={ground}
      className={lastLineVariants({ size, className })}
      {...rest}
    >
      <Heading headingLevel={headingLevel} size={size}>
        {title}
      </Heading>
      {children}
      <div data-slot="last-line-next">
        {text && <Text size="lead">{text}</Text>}
        <Actions>{actions}</Actions>
      </div>
    </Section>
  );
}
