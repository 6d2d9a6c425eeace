import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import '../../internal/deep-surface/deep-surface.css';
import { Container } from '../../primitives/container/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './hero.css';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The `h1` of the page: one sentence, in very large type. */
  title: ReactNode;
  /** One or two sentences below the title. */
  lead: ReactNode;
  /** Buttons, with the primary action first. */
  actions: ReactNode;
  /** Illustration beside the text, and below it on small screens. */
  art?: ReactNode;
  /** Decoration behind the text. */
  backdrop?: ReactNode;
}

/** The first section of the home page. Use a `PageHero` on other pages. */
export function Hero({ title, lead, actions, art, backdrop, ...rest }: HeroProps) {
  return (
    <section data-slot="hero" data-surface="deep" {...rest}>
      {backdrop}
      <Container>
        <div data-slot="hero-content">
          <div>
            <Heading headingLevel={1} size="poster">
              {title}
            </Heading>
            <div data-slot="hero-lead">
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            </div>
            <Actions>{actions}</Actions>
          </div>
          {art}
        </div>
      </Container>
    </section>
  );
}
