import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import './check-list.css';
import type { CheckListSize, CheckListVariant } from './check-list.variants.ts';

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Short phrases or sentences. */
  items: readonly ReactNode[];
  /** `ruled` has a line above each item, for a card. @default plain */
  variant?: CheckListVariant | undefined;
  /** `lg` is for a list that is a whole section. @default md */
  size?: CheckListSize | undefined;
}

/** A list of included items, each with a check mark. Not for steps or for items that are not included. */
export function CheckList({ items, variant = 'plain', size = 'md', ...rest }: CheckListProps) {
  return (
    <ul role="list" data-slot="check-list" data-variant={variant} data-size={size} {...rest}>
      {/* The keys are positions, so equal texts do not collide. */}
      {items.map((item, index) => (
        <li key={index}>
          <Icon icon={Check} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
