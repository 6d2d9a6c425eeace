'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useAnnouncement } from '../../internal/use-announcement/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextLink } from '../../primitives/text-link/index.ts';
import './consent-bar.lazy.css';

export interface ConsentBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The request for consent, in one or two sentences. */
  question: ReactNode;
  /** Label of the button that gives consent. */
  acceptLabel: ReactNode;
  /** Label of the button that declines. Both buttons have the same emphasis. */
  declineLabel: ReactNode;
  /** Link to more information, such as the privacy policy. */
  privacy: { label: ReactNode; href: string };
  /** Called with `true` if the visitor consents, and with `false` otherwise. */
  onConsentChange: (consent: boolean) => void;
}

/**
 * A bar at the bottom of the screen that asks for consent without blocking the page. Put it last in the page: it is
 * sticky, so it reserves its own space there and causes no layout shift. In a viewport lower than 30rem it is not
 * sticky, because it would cover the page. It is aligned to the end of the line, because sticky tables of contents are
 * at the start.
 */
export function ConsentBar({
  question,
  acceptLabel,
  declineLabel,
  privacy,
  onConsentChange,
  ...rest
}: ConsentBarProps) {
  const questionId = useId();
  return (
    <section data-slot="consent-bar" aria-labelledby={questionId} {...rest}>
      <div ref={setScrollPadding} data-slot="consent-bar-card">
        <div id={questionId} role="status">
          <Text size="sm">{useAnnouncement(question)}</Text>
        </div>
        <div data-slot="consent-bar-actions">
          {[true, false].map((accepted) => (
            <Button
              key={String(accepted)}
              variant="secondary"
              onClick={() => {
                onConsentChange(accepted);
              }}
            >
              {accepted ? acceptLabel : declineLabel}
            </Button>
          ))}
          <div data-slot="consent-bar-privacy">
            <TextLink href={privacy.href}>{privacy.label}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Keeps elements that receive focus, and their focus ring, above the bar while it is sticky, by scroll padding. */
function setScrollPadding(card: HTMLElement | null) {
  const bar = card?.parentElement;
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    const isSticky = entry && getComputedStyle(bar).position === 'sticky';
    style.scrollPaddingBlockEnd = isSticky ? `${String((entry.borderBoxSize[0]?.blockSize ?? 0) + 8)}px` : '';
    if (isSticky) uncoverFocus(bar);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBlockEnd = '';
  };
}

/** Scrolls the focused element into view if the bar covers it. */
function uncoverFocus(bar: Element): void {
  const focused = document.querySelector(':focus');
  if (!focused || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom > bar.getBoundingClientRect().top)
    focused.scrollIntoView({ block: 'nearest' });
}
