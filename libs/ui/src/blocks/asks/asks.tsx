'use client';

import { Plus } from 'lucide';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Actions } from '../../internal/actions/index.ts';
import './asks.css';

export interface Ask {
  /** Target of links to the question. */
  id: string;
  /** The question. */
  title: ReactNode;
  /** The answer. */
  text: ReactNode;
}

export interface AsksProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'defaultValue'> {
  /** Title of the group of questions. */
  title: ReactNode;
  /** Level of the title. The questions have the next one. @default 2 */
  headingLevel?: Exclude<HeadingLevel, 6> | undefined;
  /** Three to eight questions with their answers. */
  items: readonly Ask[];
  /** `id` of the question that is open initially. Without it, all are closed. */
  defaultValue?: string | undefined;
  /** A link to all questions, below the title. */
  actions?: ReactNode;
  /** A sentence below the questions, in large type. `<b>` is emphasized, and `<small>` is a line below it. */
  note?: ReactNode;
}

/** Questions and answers, beside their title where there is room. Several can be open. They open without JavaScript too. */
export function Asks({ title, headingLevel = 2, items, defaultValue, actions, note, ...rest }: AsksProps) {
  const list = useRef<HTMLDivElement>(null);
  // Browsers open the element around the target of a hash, but not the target itself.
  useEffect(() => {
    const openTarget = () => {
      for (const item of list.current?.querySelectorAll('details') ?? [])
        // The id is encoded as in a link, because decoding an invalid hash throws.
        if (location.hash === new URL(`#${item.id}`, location.href).hash) item.open = true;
    };
    openTarget();
    // Not `hashchange` alone: a link to the same hash as before has only `popstate`.
    addEventListener('hashchange', openTarget);
    addEventListener('popstate', openTarget);
    return () => {
      removeEventListener('hashchange', openTarget);
      removeEventListener('popstate', openTarget);
    };
  }, []);
  return (
    <div data-slot="asks" {...rest}>
      <div data-slot="asks-title">
        <Heading headingLevel={headingLevel}>{title}</Heading>
        {actions && <Actions>{actions}</Actions>}
      </div>
      <div ref={list} data-slot="asks-list">
        {items.map(({ id, title, text }) => (
          <details key={id} id={id} open={id === defaultValue} data-slot="asks-item">
            <summary>
              <Heading headingLevel={nextLevel[headingLevel]} size="h3">
                {title}
              </Heading>
              <Icon icon={Plus} strokeWidth={1.5} data-slot="asks-icon" />
            </summary>
            <div data-slot="asks-answer">{text}</div>
          </details>
        ))}
      </div>
      {note && <p data-slot="asks-note">{note}</p>}
    </div>
  );
}

const nextLevel = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;
