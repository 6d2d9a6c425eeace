import type { ComponentProps } from 'react';

export interface SuccessStoryProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Short text above the title, such as "Success story". */
  label: string;
  title: string;
  /** The situation before, the work, and the result. */
  text: string;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** A short story about what a client achieved. Use only names that readers can verify. */
export function SuccessStory({
  label,
  title,
  text,
  headingLevel = 2,
  className = '',
  ...rest
}: SuccessStoryProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <figure
      {...rest}
      className={`grid gap-x-16 gap-y-6 border-s-2 border-theme ps-6 md:ps-10 lg:grid-cols-[2fr_3fr] ${className}`}
    >
      <figcaption>
        <p className="text-sm font-semibold text-theme">{label}</p>
        <Heading className="mt-2 text-section">{title}</Heading>
      </figcaption>
      <p className="max-w-160 text-title/relaxed">{text}</p>
    </figure>
  );
}
