'use client';

import { Menu } from 'lucide';
import { useRef, useState } from 'react';
import { useLazyPart } from '../../internal/use-lazy-part/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { NavMenuDialogProps } from './nav-menu-dialog.tsx';
import './nav-menu.css';
import { useHistoryLayer } from './use-history-layer.ts';

export interface NavMenuProps extends Omit<NavMenuDialogProps, 'trigger' | 'open' | 'hide'> {
  /** Accessible name of the button that opens the menu. */
  openLabel: string;
}

/**
 * A button that opens the links of the `NavBar` in a modal dialog, which fills the screen. As long as the dialog cannot be
 * loaded, it shows a plain list of the links.
 */
export function NavMenu({ openLabel, ...rest }: NavMenuProps) {
  const { Part: NavMenuDialog, load } = useLazyPart(() => import('./nav-menu-dialog.tsx'));
  const [showsLinks, setShowsLinks] = useState(false);
  const { open, show, hide } = useHistoryLayer();
  const trigger = useRef<HTMLDivElement>(null);

  const prepare = () => void load();
  const openMenu = async () => {
    const isLoaded = await load();
    setShowsLinks(!isLoaded && !showsLinks);
    if (isLoaded) show();
  };

  return (
    <>
      <div ref={trigger} data-slot="nav-menu-trigger">
        <IconButton
          label={openLabel}
          aria-haspopup="dialog"
          aria-expanded={open || showsLinks}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void openMenu()}
        >
          <Icon icon={Menu} strokeWidth={1.75} />
        </IconButton>
      </div>
      {NavMenuDialog && <NavMenuDialog trigger={trigger} open={open} hide={hide} {...rest} />}
      {showsLinks && (
        <nav data-slot="nav-menu-links" aria-label={rest.menuLabel}>
          <ul role="list">
            {[...rest.links, rest.contact].map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
