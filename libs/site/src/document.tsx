import type { ReactNode } from 'react';

export interface SiteDocumentProps {
  /** The language that the page speaks. */
  language: string;
  /** The colour of the browser's own frame around the page. */
  themeColor: string;
  children: ReactNode;
}

/** The whole document. React owns it from `<html>` down, so the language of the page follows its words. */
export function SiteDocument({ language, themeColor, children }: SiteDocumentProps) {
  return (
    // A script in the head may have marked it before React wakes.
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
      <body>{children}</body>
    </html>
  );
}
