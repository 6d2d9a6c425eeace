import { lazy, Suspense, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { ChevronDown, Globe } from '../sign/index.ts';
import type { LanguageListProps } from './language-list.tsx';

export interface LanguageOption {
  code: string;
  /** What its own readers call it. */
  label: string;
  /** The same page in that language, for visitors without scripts. */
  href: string;
}

export interface LanguageMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  /** What is chosen here. Read aloud before the language that is spoken now. */
  label: string;
  languages: readonly LanguageOption[];
  /** The code of the language that the page speaks. One that is not in the list shows as the first. */
  language: string;
  /** A language was chosen; the menu has closed. */
  onChoose: (code: string) => void;
}

/** The part that weighs: fetched when the menu is pointed at, reached or pressed. */
const LanguageList = lazy(async (): Promise<{ default: ComponentType<LanguageListProps> }> => {
  try {
    return await import('./language-list.tsx');
  } catch {
    // The languages are pages too, so plain links still lead to them.
    return { default: PlainList };
  }
});

/** Lists the languages that the page can be read in. Where the container that it stands in has little room it shows only its sign. */
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
