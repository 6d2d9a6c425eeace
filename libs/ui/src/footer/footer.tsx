import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { ExternalLink } from '../external-link/index.ts';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';

export interface FooterLanguage {
  code: string;
  /** Name of the language in that language, such as "Français". */
  label: string;
  href: string;
}

export interface FooterLink {
  label: string;
  href: string;
  /** Called on click. The link still navigates. */
  onClick?: (() => void) | undefined;
}

export interface FooterList {
  title: string;
  items: readonly FooterLink[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children' | 'className'> {
  /** Name of the site, beside the logo. */
  name?: string | undefined;
  /** SVG component in the color of the text. @default the logo of the studio */
  logo?: ComponentType<ComponentProps<'svg'>>;
  /** One sentence about the studio. */
  about: string;
  /** Links to profiles on other sites. `newTab` is a screen reader text after each link. */
  profiles?: (FooterList & { newTab: string }) | undefined;
  newsletter?: ReactNode;
  /** The pages that most visitors look for. */
  links?: FooterList | undefined;
  services?: FooterList | undefined;
  /** Contact details below a heading. */
  contact?: { title: string; content: ReactNode } | undefined;
  /** Links to legal pages, beside the copyright. */
  legal?: readonly FooterLink[] | undefined;
  /** Accessible name of the list of languages. */
  languagesLabel: string;
  languages: readonly FooterLanguage[];
  /** Language code of the current page. */
  language: string;
  /** Control for the color scheme, such as a `SchemeSwitch`. */
  schemeSwitch?: ReactNode;
  copyright: string;
}

/** At least 44 px high for touch, and less for a mouse. */
const link =
  'inline-flex wrap-anywhere min-h-11 items-center rounded-control py-1 underline-offset-4 hover:text-brand hover:underline pointer-fine:min-h-9';

/** The footer of the site. Its language links load another page, so they also work without JavaScript. */
export function Footer({
  name,
  logo: SiteLogo = Logo,
  about,
  profiles,
  newsletter,
  links,
  services,
  contact,
  legal,
  languagesLabel,
  languages,
  language,
  schemeSwitch,
  copyright,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className="border-t border-line bg-surface">
      <div className="mx-auto max-w-7xl px-5 md:px-8">
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 pt-14 pb-10 md:grid-cols-2 md:pt-20 md:pb-14">
          <div>
            {name && (
              <p className="mb-4 flex items-center gap-2.5 font-display text-title font-bold tracking-tight">
                <SiteLogo className="text-brand" />
                {name}
              </p>
            )}
            <p className="max-w-112 text-lg text-balance text-ink-muted">{about}</p>
            {profiles && (
              <nav aria-label={profiles.title} className="mt-4">
                <ul role="list" className="flex flex-wrap gap-x-6">
                  {profiles.items.map(({ label, ...item }) => (
                    <li key={item.href}>
                      <ExternalLink {...item} newTab={profiles.newTab} className={`${link} font-semibold`}>
                        {label}
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          {newsletter}
        </div>
        {(links ?? services ?? contact) && (
          <div className="grid grid-cols-2 gap-x-6 gap-y-12 border-t border-line py-12 md:gap-x-16 md:py-16 lg:grid-cols-4">
            {links && <LinkList {...links} />}
            {services && <LinkList {...services} />}
            {contact && (
              <div className="col-span-2">
                <h2 className="mb-3 text-base">{contact.title}</h2>
                {contact.content}
              </div>
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-6 text-sm text-ink-muted">
          <div className="flex flex-wrap items-center gap-x-6">
            <p className="py-1">{copyright}</p>
            {legal && (
              <ul role="list" className="flex flex-wrap gap-x-6">
                {legal.map(({ label, ...item }) => (
                  <li key={item.href}>
                    <Link {...item} className={link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <nav aria-label={languagesLabel}>
              <ul role="list" className="-mx-2 flex flex-wrap">
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
            {schemeSwitch}
          </div>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, items }: FooterList) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-base">
        {title}
      </h2>
      <ul role="list">
        {items.map(({ label, ...item }) => (
          <li key={item.href}>
            <Link {...item} className={`${link} text-ink-muted`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
