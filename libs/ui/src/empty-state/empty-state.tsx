import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Describes what was not found. It is a live region (`role="status"`). */
  text: string;
  /** A way to continue, such as a button that resets the filters. */
  action?: ReactNode;
}

/** A message shown in place of an empty list. */
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
