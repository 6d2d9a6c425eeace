'use client';

import { Menu, X } from 'lucide';
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import '../../internal/deep-surface/deep-surface.css';
import { Button } from '../../primitives/button/index.ts';
import { Container } from '../../primitives/container/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { NavBarProps } from './nav-bar.tsx';
import './nav-menu.css';
import { useHistoryLayer } from './use-history-layer.ts';

type NavMenuProps = Pick<
  NavBarProps,
  | 'name'
  | 'logo'
  | 'label'
  | 'menuLabel'
  | 'links'
  | 'contact'
  | 'onContactClick'
  | 'openLabel'
  | 'closeLabel'
  | 'watermark'
>;

/** A button that opens the links of the `NavBar` in a modal dialog, which fills the screen. */
export function NavMenu({
  name,
  logo,
  label,
  menuLabel,
  links,
  contact,
  onContactClick,
  openLabel,
  closeLabel,
  watermark,
}: NavMenuProps) {
  const { open, show, hide } = useHistoryLayer();
  const trigger = useRef<HTMLDivElement>(null);

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
  }, [open]);

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
    <>
      <div ref={trigger} data-slot="nav-menu-trigger">
        <IconButton label={openLabel} aria-haspopup="dialog" aria-expanded={open} onClick={show}>
          <Icon icon={Menu} strokeWidth={1.75} />
        </IconButton>
      </div>
      <Dialog
        size="full"
        label={menuLabel}
        open={open}
        onOpenChange={() => {
          hide();
        }}
      >
        <div data-slot="nav-menu" data-surface="deep" onClickCapture={followLater}>
          {watermark && (
            <div aria-hidden data-slot="nav-menu-watermark">
              {watermark}
            </div>
          )}
          <Container>
            <div data-slot="nav-menu-content">
              <p data-slot="nav-menu-brand">
                {logo}
                {name}
              </p>
              <nav aria-label={label}>
                <ul role="list">
                  {links.map(({ label: text, href, current }) => (
                    <li key={href}>
                      <Link href={href} aria-current={current ? 'page' : undefined} data-slot="nav-menu-link">
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <div data-slot="nav-menu-actions">
                <Button asChild fullWidth variant="glow" size="xl" onClick={onContactClick}>
                  <Link href={contact.href}>{contact.label}</Link>
                </Button>
                <IconButton
                  label={closeLabel}
                  variant="glass"
                  size="xl"
                  onClick={() => {
                    hide();
                  }}
                >
                  <Icon icon={X} strokeWidth={1.75} />
                </IconButton>
              </div>
            </div>
          </Container>
        </div>
      </Dialog>
    </>
  );
}
