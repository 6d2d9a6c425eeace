import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import './success-story.css';

export interface SuccessStoryProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Short text above the title, such as "Success story". */
  label: ReactNode;
  /** The result, in one sentence. */
  title: ReactNode;
  /** The situation before, the work, and the result. */
  text: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** A short story about what a client achieved. Use only names that readers can verify. */
export function SuccessStory({ label, title, text, headingLevel = 2, ...rest }: SuccessStoryProps) {
  return (
    <figure data-slot="success-story" {...rest}>
      <figcaption>
        <p data-slot="success-story-label">{label}</p>
        <Heading headingLevel={headingLevel}>{title}</Heading>
      </figcaption>
      <p data-slot="success-story-text">{text}</p>
    </figure>
  );
}
