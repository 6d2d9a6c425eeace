import type { LanguageMenuProps } from './language-menu.tsx';

interface LanguageLinksProps extends Pick<LanguageMenuProps, 'languages' | 'value'> {
  /** Whether the links are in a menu. Otherwise they are visible only without JavaScript. @default false */
  open?: boolean;
}

/** Links to the page in each language. */
export function LanguageLinks({ languages, value, open = false }: LanguageLinksProps) {
  return (
    <ul role="list" data-slot="language-menu-links" data-state={open ? 'open' : 'closed'}>
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
