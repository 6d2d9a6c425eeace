import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './empty-state.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Describes what was not found. */
  text: ReactNode;
  /** Ways to continue, such as a button that resets the filters. */
  actions?: ReactNode;
}

/** A message shown in place of an empty list. The page announces the number of results, also when it is 0. */
export function EmptyState({ text, actions, ...rest }: EmptyStateProps) {
  return (
    <div data-slot="empty-state" {...rest}>
      <Text data-slot="empty-state-text" size="lead" tone="muted">
        {text}
      </Text>
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}
