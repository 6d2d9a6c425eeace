import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';

export interface ConsentBarProps extends Omit<ComponentProps<'section'>, 'ref' | 'children' | 'className'> {
  /** What is asked, in a sentence or two. */
  question: string;
  /** The label of the button that agrees. */
  yes: string;
  /** The label of the button that declines. It weighs as much as the other. */
  no: string;
  /** Where one reads more before one answers. */
  privacy: { label: string; href: string };
  onAnswer: (agreed: boolean) => void;
}

/**
 * Asks for a consent at the foot of the screen, while the page goes on behind it. Put it last in the page: it makes
 * room for itself there, so that nothing moves and the end of the page can still be read. In a low window, or much
 * enlarged, it would hide the page: there it waits at its end. Lists of what is on a page stay in view at the start of
 * the line, so it stands at the end.
 */
export function ConsentBar({ question, yes, no, privacy, onAnswer, ...rest }: ConsentBarProps) {
  const questionId = useId();
  const bar = useRef<HTMLElement>(null);

  // What receives the focus is scrolled to above the bar, with its ring, where the bar follows the page.
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
          {/* Only what changes in a status is read out, so the question comes into it a moment later. */}
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

/** What had the focus before the bar came must not be left under it. */
function uncoverFocus(bar: Element): void {
  const focused = document.querySelector(':focus');
  if (!focused || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom > bar.getBoundingClientRect().top)
    focused.scrollIntoView({ block: 'nearest' });
}
