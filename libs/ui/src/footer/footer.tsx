import type { ComponentProps, ReactNode } from 'react';

export interface FooterLanguage {
  code: string;
  /** What its own readers call it. */
  label: string;
  href: string;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children' | 'className'> {
  /** One sentence about the studio. */
  about: string;
  newsletter: ReactNode;
  /** What the list of languages is called. */
  languagesLabel: string;
  languages: readonly FooterLanguage[];
  /** The code of the language that the page speaks. */
  language: string;
  copyright: string;
}

/** The end of every page. Its language links are whole pages, so they work without scripts too. */
export function Footer({
  about,
  newsletter,
  languagesLabel,
  languages,
  language,
  copyright,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl gap-12 px-5 pt-16 pb-12 md:grid-cols-2 md:px-8">
        <p className="max-w-112 text-lg text-balance">{about}</p>
        {newsletter}
      </div>
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 pb-10 text-sm text-ink-muted md:px-8">
        <p>{copyright}</p>
        <nav aria-label={languagesLabel}>
          <ul className="-mx-2 flex flex-wrap">
            {languages.map(({ code, label, href }) => (
              <li key={code}>
                <a
                  href={href}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === language ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center rounded-control px-2 hover:text-brand aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
