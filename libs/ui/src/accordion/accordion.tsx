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
  /** Heading of the item, such as a question. Must be unique among items without an `id`. */
  title: string;
  /** Stays in the document while closed, so that search engines and find-in-page can find it. */
  content: ReactNode;
  /** Whether the item is open initially. With `single`, only the first such item is. @default false */
  defaultOpen?: boolean | undefined;
  /** Target for links. Also keeps the item open or closed when its title changes, for example with the language. */
  id?: string | undefined;
}

export interface AccordionProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'dir' | 'className'
> {
  items: readonly AccordionItem[];
  /** Whether one or several items can be open at a time. With `single`, the open item can be closed. @default single */
  type?: AccordionType;
  /** Heading level of the titles: one below the heading above the accordion. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A list of titles that show and hide their content. All items are open without JavaScript and in print. */
export function Accordion({ items, type = 'single', headingLevel = 3, ...rest }: AccordionProps) {
  const [open, setOpen] = useState(() => startsOpen(items, type));

  // Radix is in `multiple` mode for both types and appends the newest item, so `single` keeps only the last one.
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
  /** Called before the browser reveals the closed answer, for find-in-page or a link to its text (`beforematch`). */
  onFound: () => void;
}

// Answers are closed only with JavaScript, which can open them, and never in print.
const closedRow = 'group-data-[state=closed]/item:not-noscript:not-print:grid-rows-[0fr]';
const closedAnswer =
  'group-data-[state=closed]/item:not-noscript:not-print:[content-visibility:hidden] [content-visibility:visible]';

function Question({ item, heading: Heading, open, onFound }: QuestionProps) {
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
      {/* Not Radix `Content`, which renders a style attribute and removes closed answers from the document. */}
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

/** A plus icon that turns into a minus when the item opens. */
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
