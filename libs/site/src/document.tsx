import type { ReactNode } from 'react';

export interface SiteDocumentProps {
  /** The language that the page speaks. */
  language: string;
  children: ReactNode;
}

/** The whole document. React owns it from `<html>` down, so the language of the page follows its words. */
export function SiteDocument({ language, children }: SiteDocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      </head>
      <body>{children}</body>
    </html>
  );
}
