import type { ComponentProps, ReactNode } from 'react';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** One or two sentences, beside the title where there is room. */
  lead?: string | undefined;
  /** The rank of the heading in the page. @default 2 */
  level?: 2 | 3;
  /** A link or a switch that belongs to the whole section. */
  action?: ReactNode;
}

/** What a section begins with: its title and, where they help, a lead and one thing to do for all of it. */
export function SectionHeading({
  title,
  lead,
  level = 2,
  action,
  id,
  className = '',
  ...rest
}: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      {...rest}
      className={`mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-4 md:mb-14 ${className}`}
    >
      <Heading id={id} className="max-w-160 text-section">
        {title}
      </Heading>
      {lead && <p className="max-w-112 text-lg text-balance text-ink-muted">{lead}</p>}
      {action}
    </div>
  );
}
