'use client';

import { ArrowRight, X } from 'lucide';
import { useEffect, useEffectEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Container } from '../../primitives/container/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import type { LanguageMenuProps } from '../../primitives/language-menu/index.ts';
import { Link } from '../../primitives/link/index.ts';
import './nav-menu-dialog.lazy.css';

export interface NavLink {
  label: string;
  href: string;
  /** Whether the link leads to the current page, or to its part of the site. @default false */
  current?: boolean | undefined;
}

export interface NavService extends NavLink {
  /** At the end of the line, such as the lowest price. */
  note?: ReactNode;
}

export interface NavMenuDialogProps {
  /** Name of the site, beside the logo. */
  name: ReactNode;
  /** SVG in the color of the text, or another image. Shown in the bar and in the menu. */
  logo: ReactNode;
  /** Accessible name of the navigation. */
  label: string;
  /** Accessible name of the menu that contains the navigation on small screens. */
  menuLabel: string;
  /** About four pages, in the order of the menu. */
  links: readonly NavLink[];
  /** Main call to action, shown as a button in the bar and in the menu. The link still navigates after `onClick`. */
  contact: { label: string; href: string; onClick?: (() => void) | undefined };
  /** Accessible name of the button that closes the menu. */
  closeLabel: string;
  /** The languages of the page, at the top of the menu. */
  languages?: Pick<LanguageMenuProps, 'label' | 'languages' | 'value' | 'onValueChange'> | undefined;
  /** Links to pages on the second level, above the main pages of the menu. */
  services?: { label: string; items: readonly NavService[] } | undefined;
  /** Decoration behind the links of the menu. */
  menuBackdrop?: ReactNode;
  /** What contains the button that opens the menu. */
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  /** Closes the menu. The function is called after that. */
  hide: (then?: () => void) => void;
}

/** The dialog of the `NavMenu`, which loads when the button is first used. */
export default function NavMenuDialog({
  trigger,
  open,
  hide,
  name,
  logo,
  label,
  menuLabel,
  links,
  contact,
  closeLabel,
  languages,
  services,
  menuBackdrop,
}: NavMenuDialogProps) {
  // The links fit in the bar, for example after a tablet was turned.
  const onTriggerHidden = useEffectEvent(() => {
    hide(() => trigger.current?.closest('header')?.querySelector('a')?.focus());
  });
  useEffect(() => {
    if (!open || !trigger.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry?.contentRect.width) onTriggerHidden();
    });
    observer.observe(trigger.current);
    return () => {
      observer.disconnect();
    };
  }, [trigger, open]);

  // Closes the menu before the link is followed: a page that is pushed meanwhile would be lost.
  const followLater = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    // With a key, the link opens in a new tab or window.
    if (!open || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    hide(() => {
      // A link to the current page does not navigate, so scroll to the top.
      if (link.pathname === window.location.pathname) window.scrollTo({ top: 0 });
      link.click();
    });
  };

  return (
    <Dialog
      size="full"
      label={menuLabel}
      open={open}
      onOpenChange={() => {
        hide();
      }}
    >
      <div data-slot="nav-menu" data-surface="dusk" onClickCapture={followLater}>
        {menuBackdrop && (
          <div aria-hidden data-slot="nav-menu-backdrop">
            {menuBackdrop}
          </div>
        )}
        <Container>
          <div data-slot="nav-menu-content">
            <div data-slot="nav-menu-header">
              <p data-slot="nav-menu-brand">
                {logo}
                <span>{name}</span>
              </p>
              <IconButton
                label={closeLabel}
                onClick={() => {
                  hide();
                }}
              >
                <Icon icon={X} strokeWidth={1.75} />
              </IconButton>
            </div>
            {languages && (
              <nav aria-label={languages.label} data-slot="nav-menu-languages">
                <ul role="list">
                  {languages.languages.map(({ code, label: text, href }) => (
                    <li key={code}>
                      <a
                        href={href}
                        lang={code}
                        hrefLang={code}
                        aria-current={code === languages.value ? 'true' : undefined}
                        onClick={(event) => {
                          event.preventDefault();
                          languages.onValueChange(code);
                        }}
                      >
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {services && (
              <nav aria-label={services.label} data-slot="nav-menu-services">
                <ul role="list">
                  {services.items.map(({ label: text, href, current, note }) => (
                    <li key={href}>
                      <Link href={href} aria-current={current ? 'page' : undefined}>
                        <span>{text}</span>
                        {note && <span data-slot="nav-menu-note">{note}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <nav aria-label={label} data-slot="nav-menu-pages">
              <ul role="list">
                {links.map(({ label: text, href, current }) => (
                  <li key={href}>
                    <Link href={href} aria-current={current ? 'page' : undefined}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div data-slot="nav-menu-actions">
              <Button asChild fullWidth variant="glow" size="lg" onClick={contact.onClick}>
                <Link href={contact.href}>
                  <span>{contact.label}</span>
                  <Icon icon={ArrowRight} directional />
                </Link>
              </Button>
            </div>
          </div>
        </Container>
      </div>
    </Dialog>
  );
}
