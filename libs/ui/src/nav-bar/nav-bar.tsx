import {
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { Menu, X } from '../sign/index.ts';

/** Backgrounds behind the bar at the top of the page. */
export const navBarGrounds = ['deep', 'plain'] as const;
export type NavBarGround = (typeof navBarGrounds)[number];

export interface NavLink {
  label: string;
  href: string;
  /** Whether the link leads to the current page, or to its part of the site. @default false */
  current?: boolean | undefined;
}

export interface NavBarProps extends Omit<ComponentProps<'header'>, 'children' | 'className'> {
  /** Name of the site, beside the logo. */
  name: string;
  /** SVG component in the color of the text. @default the logo of the studio */
  logo?: ComponentType<ComponentProps<'svg'>>;
  /** Accessible name of the link around the logo. */
  homeLabel: string;
  /** Accessible name of the navigation. */
  label: string;
  links: readonly NavLink[];
  /** Main call to action, shown as a button. */
  contact: { label: string; href: string };
  /** Called when the contact button is clicked, in the bar or in the menu. The link still navigates. */
  onContactClick?: (() => void) | undefined;
  /** Shown before the contact button, and before the menu button on small screens. */
  languageMenu?: ReactNode;
  /** Accessible name of the button that opens the menu. */
  openLabel: string;
  closeLabel: string;
  /** Background at the top of the page, visible behind the bar until the page is scrolled. @default deep */
  over?: NavBarGround;
}

/** Up to this scroll position in pixels, the page counts as being at its top. */
const threshold = 20;

/**
 * The site header, with the main navigation and a contact button. It is fixed, and the top of the page extends behind
 * it. Where the links do not fit, on small screens or with enlarged text, a button opens them in a menu. Without
 * JavaScript it shows all links and scrolls with the page.
 */
export function NavBar({
  name,
  logo: SiteLogo = Logo,
  homeLabel,
  label,
  links,
  contact,
  onContactClick,
  languageMenu,
  openLabel,
  closeLabel,
  over = 'deep',
  ...rest
}: NavBarProps) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, notYetKnown);
  const menu = useRef<HTMLDialogElement>(null);
  // The menu repeats the links, so it is rendered only when it is first opened, which keeps it out of the HTML.
  const [wanted, setWanted] = useState(false);

  const open = () => {
    flushSync(() => {
      setWanted(true);
    });
    menu.current?.showModal();
  };
  const leave = () => {
    menu.current?.close();
    // A link to the current page does not navigate, so scroll to the top.
    window.scrollTo({ top: 0 });
  };

  return (
    <header
      {...rest}
      data-scrolled={scrolled ? true : undefined}
      className={`@container inset-x-0 top-0 z-10 border-b text-ink ${scrolled === undefined ? 'absolute noscript:static' : 'fixed'} ${scrolled ? 'border-line bg-canvas/95 backdrop-blur-md' : top[over]}`}
    >
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-x-1 px-5 md:px-8 noscript:h-auto noscript:min-h-16 noscript:flex-wrap noscript:py-2">
        <Link
          href="/"
          exact
          aria-label={homeLabel}
          className="-mx-2 me-auto flex min-h-11 items-center gap-2.5 rounded-control px-2 font-display font-bold tracking-tight whitespace-nowrap"
        >
          <SiteLogo />
          <span className="@max-2xs:hidden">{name}</span>
        </Link>
        <nav aria-label={label} className="@max-3xl:not-noscript:hidden">
          <ul role="list" className="flex noscript:flex-wrap">
            {links.map(({ label: text, href, current }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className="relative flex min-h-11 items-center rounded-control px-3 text-center leading-tight text-balance text-ink-muted after:absolute after:inset-x-3 after:bottom-0.5 hover:text-ink aria-[current]:text-ink aria-[current]:after:border-b-2 aria-[current]:after:border-brand"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {languageMenu}
        <Button
          asChild
          variant={scrolled || over === 'plain' ? 'primary' : 'glass'}
          className="ms-2 @max-3xl:not-noscript:hidden"
          onClick={onContactClick}
        >
          <Link href={contact.href}>{contact.label}</Link>
        </Button>
        <button
          type="button"
          aria-label={openLabel}
          aria-haspopup="dialog"
          className="-me-2.5 grid size-11 cursor-pointer place-items-center rounded-control @3xl:hidden noscript:hidden"
          onClick={open}
        >
          <Menu aria-hidden strokeWidth={1.75} />
        </button>
      </div>

      {wanted && (
        <dialog
          ref={menu}
          aria-label={label}
          data-surface="deep"
          className="isolate h-dvh max-h-none w-full max-w-none flex-col overflow-x-clip scroll-pb-28 overflow-y-auto overscroll-contain opacity-0 transition-[opacity,display,overlay] transition-discrete duration-200 ease-out open:flex open:opacity-100 starting:open:opacity-0"
        >
          <div className="absolute inset-0 -z-10 bg-[radial-gradient(90%_60%_at_80%_12%,var(--color-deep-glow),transparent)]" />
          <SiteLogo className="absolute -end-16 top-24 -z-10 size-80 text-pen-grid forced-colors:hidden *:stroke-1 *:[vector-effect:non-scaling-stroke]" />
          <p className="flex h-16 flex-none items-center gap-2.5 px-5 font-display font-bold tracking-tight md:px-8">
            <SiteLogo />
            {name}
          </p>
          <nav aria-label={label} className="mt-auto px-5 pt-8 md:px-8">
            <ul role="list">
              {links.map(({ label: text, href, current }) => (
                <li key={href} className="border-t border-line">
                  <Link
                    href={href}
                    aria-current={current ? 'page' : undefined}
                    className="flex min-h-16 items-center justify-between gap-4 rounded-control py-2 font-display text-section font-semibold after:w-6 after:flex-none aria-[current]:text-brand aria-[current]:after:border-b-2 aria-[current]:after:border-brand"
                    onClick={leave}
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="sticky bottom-0 mx-5 flex gap-3 border-t border-line bg-deep pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:mx-8">
            <Button
              asChild
              variant="glow"
              size="xl"
              className="flex-1"
              onClick={() => {
                leave();
                onContactClick?.();
              }}
            >
              <Link href={contact.href}>{contact.label}</Link>
            </Button>
            <button
              type="button"
              aria-label={closeLabel}
              className="grid min-h-14 w-14 flex-none cursor-pointer place-items-center rounded-control border border-ink/25 bg-ink/8"
              onClick={() => menu.current?.close()}
            >
              <X aria-hidden strokeWidth={1.75} />
            </button>
          </div>
        </dialog>
      )}
    </header>
  );
}

const top = {
  deep: 'border-transparent scheme-dark noscript:bg-deep',
  plain: 'border-transparent',
} satisfies Record<NavBarGround, string>;

function onScroll(tell: () => void) {
  window.addEventListener('scroll', tell, { passive: true });
  return () => {
    window.removeEventListener('scroll', tell);
  };
}

const isScrolled = () => window.scrollY > threshold;

/** On the server. Without JavaScript the bar cannot detect scrolling, so it must not be fixed. */
const notYetKnown = () => undefined;
