import { Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';

export const accordionTypes = ['single', 'multiple'] as const;
export type AccordionType = (typeof accordionTypes)[number];

export interface AccordionItem {
  /** The question, or what the item is about. Different from the others, unless they have ids. */
  title: string;
  /** Stands in the document while closed too, where search engines and the browser's own search find it. */
  content: ReactNode;
  /** Begins open. Where only one may be open, the first such item wins. @default false */
  defaultOpen?: boolean | undefined;
  /** Lets a link lead here, and keeps the item as it is when its title changes, for example with the language. */
  id?: string | undefined;
}

export interface AccordionProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'dir' | 'className'
> {
  items: readonly AccordionItem[];
  /** How many may be open at a time. With `single` an open one can be closed again. @default single */
  type?: AccordionType;
  /** The rank of the titles in the outline of the page: one below the heading above them. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Questions that open to their answers. Without scripts all answers are open, and on paper too. */
export function Accordion({ items, type = 'single', headingLevel = 3, ...rest }: AccordionProps) {
  const [open, setOpen] = useState(() => startsOpen(items, type));

  // Radix always keeps the list, with the newest last, so that one answer and many go the same way.
  const show = (keys: string[]) => {
    setOpen(type === 'single' ? keys.slice(-1) : keys);
  };

  return (
    <Root {...rest} type="multiple" value={open} onValueChange={show} className="border-y border-line">
      {items.map((item) => {
        const key = keyOf(item);
        return (
          <Question
            key={key}
            item={item}
            heading={headings[headingLevel]}
            open={open.includes(key)}
            onFound={() => {
              show([...open, key]);
            }}
          />
        );
      })}
    </Root>
  );
}

function keyOf({ id, title }: AccordionItem): string {
  return id ?? title;
}

function startsOpen(items: readonly AccordionItem[], type: AccordionType): string[] {
  const keys = items.filter(({ defaultOpen }) => defaultOpen).map(keyOf);
  return type === 'single' ? keys.slice(0, 1) : keys;
}

interface QuestionProps {
  item: AccordionItem;
  heading: 'h2' | 'h3' | 'h4';
  open: boolean;
  /** The browser has found something in the closed answer and is about to show it. */
  onFound: () => void;
}

// Closed only where scripts can open it, and never on paper.
const closedRow = 'group-data-[state=closed]/item:not-noscript:not-print:grid-rows-[0fr]';
const closedAnswer =
  'group-data-[state=closed]/item:not-noscript:not-print:[content-visibility:hidden] [content-visibility:visible]';

function Question({ item, heading: Heading, open, onFound }: QuestionProps) {
  const answerId = useId();
  const answer = useRef<HTMLDivElement>(null);

  // Set here because React writes `hidden="until-found"` as `hidden=""`, which hides from the browser's search too.
  useEffect(() => {
    if (open) answer.current?.removeAttribute('hidden');
    else answer.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = answer.current;
    // At once: the browser scrolls to what it has found as soon as this returns.
    const openNow = () => {
      flushSync(() => {
        found();
      });
    };
    element?.addEventListener('beforematch', openNow);
    return () => element?.removeEventListener('beforematch', openNow);
  }, []);

  return (
    <Item
      id={item.id}
      value={keyOf(item)}
      className="group/item scroll-mt-4 border-t border-line first:border-t-0"
    >
      <Header asChild>
        <Heading className="font-display text-lg leading-snug font-semibold tracking-normal">
          <Trigger
            aria-controls={answerId}
            className="group/trigger flex w-full cursor-pointer items-start justify-between gap-x-6 rounded-control py-5 text-start transition-colors duration-150 hover:text-theme focus-visible:-outline-offset-2 noscript:cursor-auto"
          >
            {item.title}
            <Sign />
          </Trigger>
        </Heading>
      </Header>
      {/* Not the Content of Radix: it needs a style attribute, and leaves a closed answer out of the document. */}
      <div
        className={`grid grid-rows-[1fr] not-print:transition-[grid-template-rows] duration-200 ease-out ${closedRow}`}
      >
        <div
          ref={answer}
          id={answerId}
          className={`min-h-0 overflow-clip not-print:transition-[content-visibility] transition-discrete duration-200 ${closedAnswer}`}
        >
          <div className="max-w-152 pe-6 pb-6 text-ink-muted">{item.content}</div>
        </div>
      </div>
    </Item>
  );
}

/** A plus of two hairlines, whose upright one lies down when the item opens. */
function Sign() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden
      className="mt-[0.05em] size-6 flex-none text-ink-muted transition-colors duration-150 group-hover/trigger:text-theme noscript:hidden"
    >
      <path d="M5 12h14" />
      <path
        d="M12 5v14"
        className="origin-center transition-transform duration-200 ease-out group-data-[state=open]/item:scale-y-0"
      />
    </svg>
  );
}
