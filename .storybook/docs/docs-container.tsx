import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Suspense, useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { darkTheme, lightTheme } from '../storybook-theme.ts';
import { readScheme, subscribeToScheme } from './scheme.ts';

/** Wraps all docs pages. They follow the scheme of the toolbar and are always in English. */
export default function SchemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(subscribeToScheme, readScheme);

  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = 'en';
    root.dataset['scheme'] = scheme;
    delete root.dataset['theme'];
  }, [scheme]);

  return (
    // Suspends the whole page: Storybook reads the headings for the table of contents only once.
    <Suspense>
      <DocsContainer context={context} theme={scheme === 'dark' ? darkTheme : lightTheme}>
        {children}
      </DocsContainer>
    </Suspense>
  );
}
