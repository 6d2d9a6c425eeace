import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children' | 'className'> {
  /** The studio's name, beside its mark. */
  name: string;
  /** What the logo's link is called. */
  homeLabel: string;
}

/** Stands over the hero, at the top of every page. */
export function Header({ name, homeLabel, ...rest }: HeaderProps) {
  return (
    <header {...rest} className="absolute inset-x-0 top-0 z-10 scheme-dark text-ink">
      <div className="mx-auto flex h-16 max-w-7xl items-center px-5 md:px-8">
        <Link
          href="/"
          exact
          aria-label={homeLabel}
          className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-control px-2 font-display font-bold tracking-tight"
        >
          <Logo />
          {name}
        </Link>
      </div>
    </header>
  );
}
