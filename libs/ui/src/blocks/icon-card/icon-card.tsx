import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './icon-card.css';

export interface IconCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A few words. */
  title: ReactNode;
  /** One or two sentences. */
  text: ReactNode;
  /** An SVG icon that illustrates the title, in the color of the service theme. */
  icon?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** An icon, a title and a short text, such as one feature of a service. Use a `FeatureGrid` for several. */
export function IconCard({ title, text, icon, headingLevel = 3, ...rest }: IconCardProps) {
  return (
    <div data-slot="icon-card" {...rest}>
      {icon && (
        <span aria-hidden data-slot="icon-card-icon">
          {icon}
        </span>
      )}
      <div data-slot="icon-card-body">
        <Heading headingLevel={headingLevel} size="h3">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </div>
    </div>
  );
}
