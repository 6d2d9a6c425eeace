import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

export interface SiteDocumentProps {
  /** The language of the page. */
  language: string;
  /** The color of the browser UI around the page. */
  themeColor: string;
  children: ReactNode;
}

/** The whole document. React renders it from `<html>` down, so `lang` always matches the language of the text. */
export function SiteDocument({ language, themeColor, children }: SiteDocumentProps) {
  return (
    // `useHydrated` adds an attribute that the server does not render.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href={`/${language}.webmanifest`} />
      </head>
      <body>
        <ErrorBoundary>{children}</ErrorBoundary>
      </body>
    </html>
  );
}
