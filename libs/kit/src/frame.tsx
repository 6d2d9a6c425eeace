import { LocalizedLink } from '@studio/i18n';
import { Outlet } from '@studio/site';
import { LinkProvider, SkipLink } from '@studio/ui';
import { Suspense, type ReactNode } from 'react';

export interface FrameProps {
  /** The text of the link that skips the header. */
  skipLabel: string;
  header: ReactNode;
  footer: ReactNode;
}

/** What surrounds each page. Links of the design system lead to the page in the language of the visitor. */
export const Frame = ({ skipLabel, header, footer }: FrameProps) => (
  <LinkProvider link={LocalizedLink}>
    <SkipLink href="#content">{skipLabel}</SkipLink>
    {header}
    <Suspense>
      <main id="content">
        <Outlet />
      </main>
      {footer}
    </Suspense>
  </LinkProvider>
);
