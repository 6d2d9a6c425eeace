import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import { BackgroundGrid } from '../../internal/background-grid/index.ts';
import '../../internal/deep-surface/deep-surface.css';
import { Container } from '../../primitives/container/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './call-to-action.css';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the visitor gains. */
  title: ReactNode;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** What happens next, in one or two sentences. */
  text: ReactNode;
  /** Buttons, with the primary action first. */
  actions: ReactNode;
}

/** The last section of a page, with its main call to action on a deep surface. */
export function CallToAction({ title, headingLevel = 2, text, actions, ...rest }: CallToActionProps) {
  return (
    <section data-slot="call-to-action" data-surface="deep" {...rest}>
      <BackgroundGrid />
      <Container>
        <div data-slot="call-to-action-content">
          <div data-slot="call-to-action-text">
            <Heading headingLevel={headingLevel}>{title}</Heading>
            <Text size="lead" tone="muted">
              {text}
            </Text>
          </div>
          <Actions>{actions}</Actions>
        </div>
      </Container>
    </section>
  );
}
