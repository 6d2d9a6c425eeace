import type { ComponentProps } from 'react';
import { Check } from '../sign/index.ts';
import { item, list, type CheckListLook } from './check-list.variants.ts';

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly string[];
  /** `ruled` has a line above each item. `large` is for a list that is a whole section. @default plain */
  look?: CheckListLook;
}

/** A list of included items, each with a check mark. Not for steps or for items that are not included. */
export function CheckList({ items, look = 'plain', className = '', ...rest }: CheckListProps) {
  return (
    <ul role="list" {...rest} className={`${list[look]} ${className}`}>
      {items.map((text) => (
        <li key={text} className={`flex gap-x-3 text-balance ${item[look]}`}>
          <Check aria-hidden className="h-lh w-[1.05em] shrink-0 text-theme" strokeWidth={2.5} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
