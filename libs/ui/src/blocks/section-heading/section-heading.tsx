import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { sectionHeadingVariants, type SectionHeadingVariants } from './section-heading.variants.ts';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A short summary of the section. */
  title: ReactNode;
  /** ID of the heading, for `aria-labelledby` and links. */
  titleId?: string | undefined;
  /** One or two sentences. */
  lead?: ReactNode;
  /** The rank of the heading in the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Links or controls for the whole section. */
  actions?: ReactNode;
  /**
   * `split` has the lead beside the title where there is room, or the actions, if there are any. `stacked` is for a
   * column: the lead and the actions are below the title.
   * @default split
   */
  variant?: SectionHeadingVariants['variant'];
}

/** The title of a section, with an optional lead and actions for the whole section. */
export function SectionHeading({
  title,
  titleId,
  lead,
  headingLevel = 2,
  actions,
  variant,
  className,
  ...rest
}: SectionHeadingProps) {
  const text = (
    <>
      <div data-slot="section-heading-title">
        <Heading headingLevel={headingLevel} id={titleId}>
          {title}
        </Heading>
      </div>
      {lead && (
        <div data-slot="section-heading-lead">
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </div>
      )}
    </>
  );
  return (
    <div data-slot="section-heading" className={sectionHeadingVariants({ variant, className })} {...rest}>
      {variant === 'stacked' || actions ? <div data-slot="section-heading-text">{text}</div> : text}
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}
