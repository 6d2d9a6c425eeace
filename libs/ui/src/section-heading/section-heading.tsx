import type { ComponentProps, ReactNode } from 'react';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** One or two sentences. Beside the title where there is room, unless there is an action. */
  lead?: string | undefined;
  /** The rank of the heading in the page. @default 2 */
  level?: 2 | 3;
  /** A link or a control for the whole section. */
  action?: ReactNode;
  /** For a column: the lead and the action are below the title, and there is no margin. @default false */
  stacked?: boolean;
}

/** The title of a section, with an optional lead and an action for the whole section. */
export function SectionHeading({
  title,
  lead,
  level = 2,
  action,
  stacked = false,
  id,
  className = '',
  ...rest
}: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const isLeadBelow = stacked || Boolean(lead && action);
  const texts = (
    <>
      <Heading id={id} className="max-w-160 text-section">
        {title}
      </Heading>
      {lead && (
        <p className={`text-lg text-balance text-ink-muted ${isLeadBelow ? 'mt-4 max-w-144' : 'max-w-112'}`}>
          {lead}
        </p>
      )}
    </>
  );
  if (stacked)
    return (
      <div {...rest} className={className}>
        {texts}
        {action && <div className="mt-8">{action}</div>}
      </div>
    );
  return (
    <div
      {...rest}
      className={`mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-4 md:mb-14 ${className}`}
    >
      {isLeadBelow ? <div>{texts}</div> : texts}
      {action}
    </div>
  );
}
