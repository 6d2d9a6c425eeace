'use client';

import { Item, Root, Trigger } from '@radix-ui/react-accordion';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Plus } from 'lucide';
import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ControlledValue } from '../../internal/controlled.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { accordionVariants, type AccordionVariants } from './accordion.variants.ts';

export interface AccordionItem {
  /** Identifies the item in `value`. Also the target of links to it. */
  id: string;
  /** Heading of the item, such as a question. */
  title: ReactNode;
  /** Stays in the document while closed, so that search engines and find-in-page can find it. */
  content: ReactNode;
}

interface AccordionBaseProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** The items, in the order of the page. */
  items: readonly AccordionItem[];
  /** Heading level of the titles: one below the heading above the accordion. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** `lg` is the main content of a page: large titles, and the content in the right half where there is room. @default md */
  size?: AccordionVariants['size'];
}

interface SingleAccordionProps extends AccordionBaseProps {
  /** Whether one or several items can be open at a time. With `single`, the open item can be closed. @default single */
  type?: 'single' | undefined;
  /** `id` of the open item, or an empty string. */
  value?: string | undefined;
  /** `id` of the item that is open initially. @default '' */
  defaultValue?: string | undefined;
  /** Called with the ids of the open items: one id, or a list with `type="multiple"`. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface MultipleAccordionProps extends AccordionBaseProps {
  type: 'multiple';
  /** `id` of each open item. */
  value?: string[] | undefined;
  /** `id` of each item that is open initially. @default [] */
  defaultValue?: string[] | undefined;
  /** Called with the ids of the open items: one id, or a list with `type="multiple"`. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

export type AccordionProps = (SingleAccordionProps | MultipleAccordionProps) & ControlledValue;

/** A list of titles that show and hide their content. All items are open without JavaScript and in print. */
export function Accordion(props: AccordionProps) {
  const {
    items,
    headingLevel,
    type,
    value,
    defaultValue,
    onValueChange: _,
    size,
    className,
    ...rest
  } = props;
  const [open, setOpen] = useControllableState({
    prop: value === undefined ? undefined : toList(value),
    defaultProp: toList(defaultValue),
    onChange: (ids) => {
      if (props.type === 'multiple') props.onValueChange?.(ids);
      else props.onValueChange?.(ids[0] ?? '');
    },
  });
  // The item that was opened last is at the end.
  const change = (ids: string[]) => {
    setOpen(type === 'multiple' ? ids : ids.slice(-1));
  };
  return (
    <Root
      data-slot="accordion"
      className={accordionVariants({ size, className })}
      {...rest}
      type="multiple"
      value={open}
      onValueChange={change}
    >
      {items.map((item) => (
        <Question
          key={item.id}
          {...item}
          headingLevel={headingLevel}
          open={open.includes(item.id)}
          onFound={() => {
            if (!open.includes(item.id)) change([...open, item.id]);
          }}
        />
      ))}
    </Root>
  );
}

const toList = (ids: string | string[] = []) => (typeof ids === 'string' ? [ids].filter(Boolean) : ids);

interface QuestionProps extends AccordionItem, Pick<AccordionBaseProps, 'headingLevel'> {
  open: boolean;
  /**
   * Called before the browser reveals the closed answer, for find-in-page or a link to its text (`beforematch`), and when a link
   * or the history leads to the item.
   */
  onFound: () => void;
}

function Question({ id, title, content, headingLevel = 3, open, onFound }: QuestionProps) {
  const answerId = useId();
  const answer = useRef<HTMLDivElement>(null);

  // Set here because React renders `hidden="until-found"` as `hidden=""`, which also hides it from find-in-page.
  useEffect(() => {
    if (open) answer.current?.removeAttribute('hidden');
    else answer.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = answer.current;
    // Render synchronously: the browser scrolls to the match as soon as this handler returns.
    const openNow = () => {
      flushSync(() => {
        found();
      });
    };
    // Browsers open what is around the target of a hash, but not what is inside of it.
    const openTarget = () => {
      // The id is encoded as in a link, because decoding an invalid hash throws.
      if (location.hash === new URL(`#${id}`, location.href).hash) found();
    };
    openTarget();
    element?.addEventListener('beforematch', openNow);
    // Not `hashchange` alone: a link to the same hash as before has only `popstate`.
    addEventListener('hashchange', openTarget);
    addEventListener('popstate', openTarget);
    return () => {
      element?.removeEventListener('beforematch', openNow);
      removeEventListener('hashchange', openTarget);
      removeEventListener('popstate', openTarget);
    };
  }, [id]);

  return (
    <Item id={id} value={id} data-slot="accordion-item">
      <Heading headingLevel={headingLevel} size="h3">
        <Trigger aria-controls={answerId} data-slot="accordion-trigger">
          <span data-slot="accordion-title">{title}</span>
          <Icon icon={Plus} strokeWidth={1.5} data-slot="accordion-icon" />
        </Trigger>
      </Heading>
      {/* Not Radix `Content`, which renders a style attribute and removes closed answers from the document. */}
      <div data-slot="accordion-panel">
        <div ref={answer} id={answerId}>
          <div data-slot="accordion-content">{content}</div>
        </div>
      </div>
    </Item>
  );
}
