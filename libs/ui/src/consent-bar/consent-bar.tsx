import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';

export interface ConsentBarProps extends Omit<ComponentProps<'section'>, 'ref' | 'children' | 'className'> {
  /** The request for consent, in one or two sentences. */
  question: string;
  /** Label of the button that gives consent. */
  yes: string;
  /** Label of the button that declines. Both buttons have the same emphasis. */
  no: string;
  /** Link to more information, such as the privacy policy. */
  privacy: { label: string; href: string };
  onAnswer: (agreed: boolean) => void;
}

/**
 * A bar at the bottom of the screen that asks for consent without blocking the page. Put it last in the page: it is
 * sticky, so it reserves its own space there and causes no layout shift. In a viewport lower than 30rem it is not
 * sticky, because it would cover the page. It is aligned to the end of the line, because sticky tables of contents are
 * at the start.
 */
export function ConsentBar({ question, yes, no, privacy, onAnswer, ...rest }: ConsentBarProps) {
  const questionId = useId();
  const bar = useRef<HTMLElement>(null);

  // Scroll padding keeps elements that receive focus, and their focus ring, above the bar while it is sticky.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const follows = entry && getComputedStyle(entry.target).position === 'sticky';
      style.scrollPaddingBlockEnd = follows
        ? `${String((entry.borderBoxSize[0]?.blockSize ?? 0) + 8)}px`
        : '';
      if (follows) uncoverFocus(entry.target);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, []);

  return (
    <section
      {...rest}
      ref={bar}
      aria-labelledby={questionId}
      className="pointer-events-none bottom-0 z-20 [@media(min-height:30rem)]:sticky p-3 transition-[opacity,translate] duration-200 ease-out md:p-5 print:hidden starting:translate-y-3 starting:opacity-0"
    >
      <div className="pointer-events-auto ms-auto max-w-120 rounded-card border border-line bg-raised p-4 shadow-float md:p-5">
        <p id={questionId} role="status" className="text-sm text-pretty">
          {/* Screen readers announce only changes of a live region, so the question becomes visible after a delay. */}
          <span className="transition-[visibility] delay-150 starting:invisible">{question}</span>
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
          {[true, false].map((agreed) => (
            <Button
              key={String(agreed)}
              variant="secondary"
              onClick={() => {
                onAnswer(agreed);
              }}
            >
              {agreed ? yes : no}
            </Button>
          ))}
          <Link
            href={privacy.href}
            className="-mx-2 sm:ms-auto inline-flex min-h-11 items-center rounded-control px-2 text-sm text-brand underline underline-offset-4 hover:text-brand-hover"
          >
            {privacy.label}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Scrolls the focused element into view if the bar covers it. */
function uncoverFocus(bar: Element): void {
  const focused = document.querySelector(':focus');
  if (!focused || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom > bar.getBoundingClientRect().top)
    focused.scrollIntoView({ block: 'nearest' });
}
