'use client';

import { Menu, X } from 'lucide';
import { useState, type MouseEvent } from 'react';
import '../../internal/deep-surface/deep-surface.css';
import { Button } from '../../primitives/button/index.ts';
import { Container } from '../../primitives/container/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { NavBarProps } from './nav-bar.tsx';
import './nav-menu.css';

type NavMenuProps = Pick<
  NavBarProps,
  | 'name'
  | 'logo'
  | 'label'
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
  links,
  contact,
  onContactClick,
  openLabel,
  closeLabel,
  watermark,
}: NavMenuProps) {
  const [open, setOpen] = useState(false);
  const close = (event: MouseEvent<HTMLAnchorElement>) => {
    // The link opens in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    setOpen(false);
    // A link to the current page does not navigate, so scroll to the top.
    if (event.currentTarget.pathname === window.location.pathname) window.scrollTo({ top: 0 });
  };

  return (
    <>
      <div data-slot="nav-menu-trigger">
        <IconButton
          label={openLabel}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            setOpen(true);
          }}
        >
          <Icon icon={Menu} strokeWidth={1.75} />
        </IconButton>
      </div>
      <Dialog size="full" label={label} open={open} onOpenChange={setOpen}>
        <div data-slot="nav-menu" data-surface="deep">
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
                      <Link
                        href={href}
                        aria-current={current ? 'page' : undefined}
                        data-slot="nav-menu-link"
                        onClick={close}
                      >
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <div data-slot="nav-menu-actions">
                <Button asChild fullWidth variant="glow" size="xl" onClick={onContactClick}>
                  <Link href={contact.href} onClick={close}>
                    {contact.label}
                  </Link>
                </Button>
                <IconButton
                  label={closeLabel}
                  variant="glass"
                  size="xl"
                  onClick={() => {
                    setOpen(false);
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
