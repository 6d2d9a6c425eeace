'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import { useAnnouncement } from '../../internal/use-announcement/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './empty-state.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Describes what was not found. It is in a live region (`role="status"`). */
  text: ReactNode;
  /** Ways to continue, such as a button that resets the filters. */
  actions?: ReactNode;
}

/** A message shown in place of an empty list. */
export function EmptyState({ text, actions, ...rest }: EmptyStateProps) {
  return (
    <div data-slot="empty-state" {...rest}>
      <div role="status">
        <div data-slot="empty-state-text">
          <Text size="lead" tone="muted">
            {useAnnouncement(text)}
          </Text>
        </div>
      </div>
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}
