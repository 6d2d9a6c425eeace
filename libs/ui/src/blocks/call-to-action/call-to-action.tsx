import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import { BackgroundGrid } from '../../internal/background-grid/index.ts';
import '../../internal/deep-surface/deep-surface.css';
import { Container } from '../../primitives/container/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './call-to-action.css';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the visitor gains, as an `h2`. */
  title: ReactNode;
  /** What happens next, in one or two sentences. */
  text: ReactNode;
  /** Buttons, with the primary action first. */
  actions: ReactNode;
}

/** The last section of a page, with its main call to action on a deep surface. */
export function CallToAction({ title, text, actions, ...rest }: CallToActionProps) {
  return (
    <section data-slot="call-to-action" data-surface="deep" {...rest}>
      <BackgroundGrid />
      <Container>
        <div data-slot="call-to-action-content">
          <div data-slot="call-to-action-text">
            <Heading>{title}</Heading>
            <Text size="lg" tone="muted">
              {text}
            </Text>
          </div>
          <Actions>{actions}</Actions>
        </div>
      </Container>
    </section>
  );
}
