'use client';

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Text } from '../../primitives/text/index.ts';
import { SearchField, type SearchFieldProps } from '../search-field/index.ts';
import './search-box.css';

export interface SearchBoxItem {
  id: string;
  title: ReactNode;
  /** What it is about, in a line or two. */
  text?: ReactNode;
  /** What kind of thing it is. */
  note?: ReactNode;
}

export type SearchBoxProps = SearchFieldProps & {
  /** What is found, the best first. */
  items: readonly SearchBoxItem[];
  /** Accessible name of the list. */
  listLabel: string;
  /** How many are found, or that nothing is. Screen readers announce it, and it is visible if nothing is found. */
  status?: ReactNode;
  /** Called with the `id` of an item that is clicked, or chosen by Enter. */
  onChoose: (id: string) => void;
};

/**
 * A search field with what it finds below it. The arrow keys move through the list while the focus stays in the field,
 * Enter chooses, and Escape clears the field.
 */
export function SearchBox({ items, listLabel, status, onChoose, ...field }: SearchBoxProps) {
  const listId = useId();
  const [chosen, setChosen] = useState<string>();
  const active = items.findIndex(({ id }) => id === chosen);
  const idOf = (index: number) => `${listId}-${String(index)}`;

  function move(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown?.(event);
    // The input method of Chinese uses the same keys.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { key } = event;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && items.length > 0) {
      const step = key === 'ArrowDown' ? 1 : -1;
      // Before the first item is the field itself.
      const next = ((active + 1 + step + items.length + 1) % (items.length + 1)) - 1;
      setChosen(items[next]?.id);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
      event.preventDefault();
    } else if (key === 'Enter') {
      const item = items[Math.max(active, 0)];
      if (!item) return;
      event.preventDefault();
      onChoose(item.id);
    } else if (key === 'Escape' && chosen !== undefined) {
      setChosen(undefined);
      event.preventDefault();
    }
  }

  return (
    <div data-slot="search-box">
      <SearchField
        size="xl"
        {...field}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : idOf(active)}
        onKeyDown={move}
      />
      <ul role="listbox" id={listId} aria-label={listLabel} data-slot="search-box-list">
        {items.map(({ id, title, text, note }, index) => (
          <li
            key={id}
            id={idOf(index)}
            role="option"
            aria-selected={index === active}
            onClick={() => {
              onChoose(id);
            }}
          >
            <b>{title}</b>
            {note && (
              <Text size="sm" tone="muted">
                {note}
              </Text>
            )}
            {text && <Text>{text}</Text>}
          </li>
        ))}
      </ul>
      <p role="status" className={items.length > 0 ? 'sr-only' : undefined}>
        {status}
      </p>
    </div>
  );
}
