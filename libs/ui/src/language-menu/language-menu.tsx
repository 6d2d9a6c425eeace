import { lazy, Suspense, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { ChevronDown, Globe } from '../sign/index.ts';
import type { LanguageListProps } from './language-list.tsx';

export interface LanguageOption {
  code: string;
  /** Name of the language in that language, such as "Français". */
  label: string;
  /** URL of the same page in that language. Used without JavaScript, or if the menu cannot be loaded. */
  href: string;
}

export interface LanguageMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  /** Accessible name of the menu. Screen readers announce it before the current language. */
  label: string;
  languages: readonly LanguageOption[];
  /** Language code of the current page. If it is not in the list, the first language is shown. */
  language: string;
  /** Called with the code of the chosen language. The menu closes by itself. */
  onChoose: (code: string) => void;
}

/** Loaded when the button is hovered, focused or clicked, to keep Radix out of the first load. */
const LanguageList = lazy(async (): Promise<{ default: ComponentType<LanguageListProps> }> => {
  try {
    return await import('./language-list.tsx');
  } catch {
    // Each language is also a page, so fall back to plain links.
    return { default: PlainList };
  }
});

/**
 * A menu of the languages of the page. In a narrow container its button shows only the icon. Without JavaScript it is a
 * list of links.
 */
export function LanguageMenu({ label, languages, language, onChoose, ...rest }: LanguageMenuProps) {
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = languages.find(({ code }) => code === language) ?? languages[0];
  const comeNear = () => {
    setNear(true);
  };
  const list = { label, languages, language: current?.code, open, button, onChoose, onOpenChange: setOpen };

  return (
    <div {...rest} className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        className="group flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control px-3 text-ink-muted transition-colors duration-150 hover:text-ink aria-expanded:text-ink noscript:hidden"
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={() => {
          setNear(true);
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Globe aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
        <span className="sr-only">{label} </span>
        <span lang={current?.code} className="@max-5xl:sr-only">
          {current?.label}
        </span>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-4 flex-none transition-transform duration-150 ease-out group-aria-expanded:rotate-180 @max-5xl:hidden"
        />
      </button>
      {near && (
        <Suspense>
          <LanguageList {...list} />
        </Suspense>
      )}
      <ul role="list" className="hidden flex-wrap noscript:flex">
        <Languages languages={languages} language={current?.code} />
      </ul>
    </div>
  );
}

function PlainList({ languages, language, open }: LanguageListProps) {
  return (
    open && (
      <ul
        role="list"
        className="absolute end-0 top-full z-10 mt-2 rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
      >
        <Languages languages={languages} language={language} />
      </ul>
    )
  );
}

function Languages({ languages, language }: Pick<LanguageListProps, 'languages' | 'language'>) {
  return languages.map(({ code, label, href }) => (
    <li key={code}>
      <a
        href={href}
        lang={code}
        hrefLang={code}
        aria-current={code === language ? 'true' : undefined}
        className="flex min-h-11 items-center rounded-control px-3 whitespace-nowrap hover:text-brand aria-[current]:font-semibold"
      >
        {label}
      </a>
    </li>
  ));
}
