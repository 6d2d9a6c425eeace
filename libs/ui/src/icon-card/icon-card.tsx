import type { ComponentProps, ReactNode } from 'react';

export interface IconCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  text: string;
  /** Icon that illustrates the title, in the color of the service theme. */
  icon?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/** An icon, a title and a short text, such as one feature of a service. Use a `FeatureGrid` for several. */
export function IconCard({ title, text, icon, headingLevel = 3, className = '', ...rest }: IconCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div {...rest} className={`flex gap-4 border-t border-line pt-6 sm:block ${className}`}>
      {icon && (
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-control border border-theme/30 bg-raised text-theme sm:mb-5 *:size-5.5 *:[stroke-width:1.6]"
        >
          {icon}
        </span>
      )}
      <div>
        <Heading className="text-title">{title}</Heading>
        <p className="mt-2 max-w-136 text-balance text-ink-muted">{text}</p>
      </div>
    </div>
  );
}
