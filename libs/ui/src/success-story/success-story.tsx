import type { ComponentProps } from 'react';

export interface SuccessStoryProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What it is, above the title. */
  label: string;
  title: string;
  /** What was, what was done, and what it is like now. */
  text: string;
  /** The rank of the title in the page. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** What became better for somebody. It is told without a name that nobody can check. */
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
