'use client';

import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Container } from '../../primitives/container/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { navBarVariants, type NavBarVariants } from './nav-bar.variants.ts';
import { NavMenu, type NavMenuProps } from './nav-menu.tsx';

export interface NavBarProps extends Omit<ComponentProps<'header'>, 'children'>, NavMenuProps {
  /** Accessible name of the link around the logo. */
  homeLabel: string;
  /** Shown before the contact button. Where the links are in the menu, it is hidden if the menu has `languages`. */
  languageMenu?: ReactNode;
  /** Background at the top of the page, visible behind the bar until the page is scrolled. @default deep */
  tone?: NavBarVariants['tone'];
}

/** Up to this scroll position in pixels, the page counts as being at its top. The stylesheet has it too. */
const threshold = 20;

/**
 * The site header, with the main navigation and a contact button. It is fixed, and the top of the page extends behind
 * it. Where the links do not fit, on small screens or with enlarged text, a button opens them in a menu. Without
 * JavaScript it shows all links and scrolls with the page.
 */
export function NavBar({
  name,
  logo,
  homeLabel,
  label,
  menuLabel,
  links,
  contact,
  languageMenu,
  openLabel,
  closeLabel,
  languages,
  services,
  menuBackdrop,
  tone,
  className,
  ...rest
}: NavBarProps) {
  const state = useSyncExternalStore(subscribeToScroll, currentState, stateOnServer);
  return (
    <header
      data-slot="nav-bar"
      className={navBarVariants({ tone, className })}
      data-state={state}
      data-scheme={tone !== 'plain' && state !== 'scrolled' ? 'dark' : undefined}
      {...rest}
    >
      <Container>
        <div data-slot="nav-bar-content">
          <Link href="/" exact aria-label={homeLabel} data-slot="nav-bar-brand">
            {logo}
            <span>{name}</span>
          </Link>
          <nav data-slot="nav-bar-links" aria-label={label}>
            <ul role="list">
              {links.map(({ label: text, href, current }) => (
                <li key={href}>
                  <Link href={href} aria-current={current ? 'page' : undefined} data-slot="nav-bar-link">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {languageMenu && (
            <div data-slot="nav-bar-languages" data-in-menu={languages ? true : undefined}>
              {languageMenu}
            </div>
          )}
          <div data-slot="nav-bar-contact">
            <Button
              asChild
              size="sm"
              variant={state === 'scrolled' ? 'primary' : 'outline'}
              onClick={contact.onClick}
            >
              <Link href={contact.href}>
                <span>{contact.label}</span>
              </Link>
            </Button>
          </div>
          <NavMenu
            {...{
              name,
              logo,
              label,
              menuLabel,
              links,
              contact,
              openLabel,
              closeLabel,
              languages,
              services,
              menuBackdrop,
            }}
          />
        </div>
      </Container>
    </header>
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => {
    window.removeEventListener('scroll', onChange);
  };
}

const currentState = () => (window.scrollY > threshold ? 'scrolled' : 'top');

/** Without JavaScript the bar cannot detect scrolling, so it has no state and is not fixed. */
const stateOnServer = () => undefined;
