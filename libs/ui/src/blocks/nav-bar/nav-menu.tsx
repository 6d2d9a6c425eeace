'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import '../../internal/deep-surface/deep-surface.css';
import { Button } from '../../primitives/button/index.ts';
import { Container } from '../../primitives/container/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Menu, X } from '../../primitives/icon/index.ts';
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
  const dialog = useRef<HTMLDialogElement>(null);
  // Not rendered until it is opened for the first time, because it repeats the links of the bar.
  const [open, setOpen] = useState<boolean>();
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  const close = () => dialog.current?.close();
  const closeAtTop = () => {
    close();
    // A link to the current page does not navigate, so scroll to the top.
    window.scrollTo({ top: 0 });
  };

  return (
    <>
      <div data-slot="nav-menu-trigger">
        <IconButton
          label={openLabel}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Menu aria-hidden strokeWidth={1.75} data-slot="nav-menu-icon" />
        </IconButton>
      </div>
      {open !== undefined && (
        <dialog
          ref={dialog}
          data-slot="nav-menu"
          data-surface="deep"
          aria-label={label}
          onClose={() => {
            setOpen(false);
          }}
        >
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
                        onClick={closeAtTop}
                      >
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <div data-slot="nav-menu-actions">
                <Button
                  asChild
                  fullWidth
                  variant="glow"
                  size="xl"
                  onClick={() => {
                    closeAtTop();
                    onContactClick?.();
                  }}
                >
                  <Link href={contact.href}>{contact.label}</Link>
                </Button>
                <IconButton label={closeLabel} variant="glass" size="xl" onClick={close}>
                  <X aria-hidden strokeWidth={1.75} />
                </IconButton>
              </div>
            </div>
          </Container>
        </dialog>
      )}
    </>
  );
}
