import type { LinkProps } from '../link/index.ts';

/** A link that skips the navigation. Put it first on the page. It is visible only while it has focus. */
export function SkipLink({ children, ...rest }: Omit<LinkProps, 'className' | 'exact'>) {
  return (
    <a
      {...rest}
      className="fixed start-4 top-4 z-20 max-w-[calc(100%-2rem)] -translate-y-[calc(100%+2rem)] rounded-control bg-raised px-4 py-3 font-semibold text-brand shadow-float transition-transform focus:translate-y-0"
    >
      {children}
    </a>
  );
}
