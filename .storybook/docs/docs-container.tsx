import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Suspense, useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { brand, darkBrand } from '../brand.ts';
import { readScheme, subscribeToScheme } from './scheme.ts';

/** Around all pages of words: they follow the scheme of the toolbar. Their own language is English. */
export default function SchemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(subscribeToScheme, readScheme);

  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = 'en';
    root.dataset['scheme'] = scheme;
    delete root.dataset['theme'];
  }, [scheme]);

  return (
    // Around all of it, since the list of what is on the page is made once, from what is there.
    <Suspense>
      <DocsContainer context={context} theme={scheme === 'dark' ? darkBrand : brand}>
        {children}
      </DocsContainer>
    </Suspense>
  );
}
