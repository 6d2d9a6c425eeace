'use client';

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { SearchField, type SearchFieldProps } from '../search-field/index.ts';
import '../../internal/visually-hidden/visually-hidden.css';
import './search-box.css';

export interface SearchBoxItem {
  id: string;
  /** Where it is. */
  href: string;
  title: ReactNode;
  /** What it is about, in a line or two. */
  text?: ReactNode;
  /** What kind of thing it is. */
  note?: ReactNode;
}

export type SearchBoxProps = Omit<SearchFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'size'> & {
  /** The text of the field. */
  value: string;
  /** Called with the text of the field. */
  onValueChange: (value: string) => void;
  /** What is found, the best first. */
  items: readonly SearchBoxItem[];
  /** Accessible name of the list. */
  listLabel: string;
  /** How many are found, or that nothing is. Screen readers announce it, and it is visible if there are no items. */
  status?: ReactNode;
};

/**
 * A search field with what it finds below it. The arrow keys move through the list while the focus stays in the field,
 * Enter follows the link of the selected item or of the first one, and Escape leaves the list, then clears the field. `className` is set on
 * the root element, other props on the `<input>`.
 */
export function SearchBox({ items, listLabel, status, onValueChange, className, ...field }: SearchBoxProps) {
  const listId = useId();
  const [selected, setSelected] = useState<string>();
  const active = items.findIndex(({ id }) => id === selected);
  const idOf = (index: number) => `${listId}-${String(index)}`;
  const elementOf = (index: number) => document.getElementById(idOf(index));

  function change(value: string) {
    setSelected(undefined);
    onValueChange(value);
  }

  function move(step: 1 | -1) {
    // Before the first item is the field itself.
    const next = ((active + 1 + step + items.length + 1) % (items.length + 1)) - 1;
    setSelected(items[next]?.id);
    elementOf(next)?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown?.(event);
    // The input method of Chinese uses the same keys.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const hasItems = items.length > 0;
    if (event.key === 'ArrowDown' && hasItems) move(1);
    else if (event.key === 'ArrowUp' && hasItems) move(-1);
    else if (event.key === 'Enter' && hasItems) elementOf(Math.max(active, 0))?.click();
    else if (event.key === 'Escape' && active >= 0) setSelected(undefined);
    else if (event.key === 'Escape' && field.value) change('');
    else return;
    event.preventDefault();
  }

  return (
    <div data-slot="search-box" className={className}>
      <SearchField
        size="xl"
        {...field}
        onValueChange={change}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : idOf(active)}
        onKeyDown={handleKey}
      />
      <div
        role="listbox"
        id={listId}
        aria-label={listLabel}
        hidden={items.length === 0}
        data-slot="search-box-list"
      >
        {items.map(({ id, href, title, text, note }, index) => (
          <Link
            key={id}
            id={idOf(index)}
            role="option"
            aria-selected={index === active}
            href={href}
            tabIndex={-1}
          >
            <b>{title}</b>
            {note && (
              <Text size="sm" tone="muted">
                {note}
              </Text>
            )}
            {text && <Text>{text}</Text>}
          </Link>
        ))}
      </div>
      <p role="status" data-slot={items.length > 0 ? 'visually-hidden' : 'search-box-status'}>
        {status}
      </p>
    </div>
  );
}
