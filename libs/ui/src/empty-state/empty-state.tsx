import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was not found. Announced when it appears. */
  text: string;
  /** The way out, for example a button that shows everything again. */
  action?: ReactNode;
}

/** Stands where a list would, when nothing is in it. */
export function EmptyState({ text, action, className = '', ...rest }: EmptyStateProps) {
  return (
    <div
      {...rest}
      className={`flex flex-col items-center gap-6 rounded-card border border-dashed border-line px-6 py-14 text-center ${className}`}
    >
      <p role="status" className="max-w-96 text-lg text-balance text-ink-muted">
        {text}
      </p>
      {action}
    </div>
  );
}
