'use client';

import { ChevronDown, Globe } from 'lucide';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useLazyPart } from '../../internal/use-lazy-part/index.ts';
import { VisuallyHidden } from '../../internal/visually-hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { LanguageLinks } from './language-links.tsx';
import type { LanguageListProps } from './language-list.tsx';
import './language-menu.css';

export interface LanguageMenuProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<LanguageListProps, 'label' | 'languages' | 'value' | 'onValueChange'> {}

/**
 * A menu of the languages of the page. In a narrow container its button shows only the icon. Without JavaScript it is a
 * list of links.
 */
export function LanguageMenu({ label, languages, value, onValueChange, ...rest }: LanguageMenuProps) {
  const { Part: LanguageList, load: loadList } = useLazyPart(() => import('./language-list.tsx'));
  const [isFailed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = languages.find(({ code }) => code === value) ?? languages[0];
  const list = { languages, value: current?.code ?? '' };
  // On hover, focus or click, to keep Radix out of the first load.
  const load = async () => {
    const isLoaded = await loadList();
    setFailed(!isLoaded);
    return isLoaded;
  };
  const prepare = () => void load();
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div data-slot="language-menu" {...rest}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        data-slot="language-menu-button"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ detail }) => {
          const loaded = load();
          // The menu replaces the links, or they close because it is still missing.
          if (isFailed && open) void loaded.then(setOpen);
          // The second click of a double click does not close it.
          else setOpen(!open || detail > 1);
        }}
        onKeyDown={(event) => {
          closeOnEscape(event);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          prepare();
          setOpen(true);
        }}
      >
        <Icon icon={Globe} strokeWidth={1.75} />
        <VisuallyHidden>{`${label} `}</VisuallyHidden>
        <span lang={current?.code}>{current?.label}</span>
        <Icon icon={ChevronDown} strokeWidth={1.75} />
      </button>
      {LanguageList ? (
        <LanguageList
          {...list}
          label={label}
          button={button}
          onValueChange={onValueChange}
          open={open}
          onOpenChange={setOpen}
        />
      ) : (
        // Each language is also a page.
        isFailed && <LanguageLinks {...list} open={open} onKeyDown={closeOnEscape} />
      )}
      <LanguageLinks {...list} />
    </div>
  );
}
