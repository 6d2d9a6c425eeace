import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { checkListVariants, type CheckListVariants } from './check-list.variants.ts';

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Short phrases or sentences. */
  items: readonly ReactNode[];
  /** `ruled` has a line above each item, for a card. @default plain */
  variant?: CheckListVariants['variant'];
  /** `lg` is for a list that is a whole section. @default md */
  size?: CheckListVariants['size'];
}

/** A list of included items, each with a check mark. Not for steps or for items that are not included. */
export function CheckList({ items, variant, size, className, ...rest }: CheckListProps) {
  return (
    <ul
      role="list"
      data-slot="check-list"
      className={checkListVariants({ variant, size, className })}
      {...rest}
    >
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
