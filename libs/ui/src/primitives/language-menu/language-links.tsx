import type { ComponentProps } from 'react';

export interface LanguageOption {
  code: string;
  /** Name of the language in that language, such as "Français". Typing selects it in the menu, so it is plain text. */
  label: string;
  /** URL of the same page in that language. Used without JavaScript, or if the menu cannot be loaded. */
  href: string;
}

export interface LanguageLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The languages of the page, each in its own language. */
  languages: readonly LanguageOption[];
  /** Language code of the current page. If it is not in the list, the first language is shown. */
  value: string;
  /** Whether the links are in a menu. Otherwise they are visible only without JavaScript. @default false */
  open?: boolean;
}

/** Links to the page in each language. */
export function LanguageLinks({ languages, value, open = false, ...rest }: LanguageLinksProps) {
  return (
    <ul role="list" data-slot="language-menu-links" data-state={open ? 'open' : 'closed'} {...rest}>
      {languages.map(({ code, label, href }) => (
        <li key={code}>
          <a href={href} lang={code} hrefLang={code} aria-current={code === value ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
