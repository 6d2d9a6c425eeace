import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSiteState } from '../document/site-context.ts';
import { opensBySlash } from './slash-key.ts';

/** Where a key is a part of a text, or does something else. */
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog]';

/**
 * Opens a page of the site by `/`, and by Ctrl+K or Command+K, unless the visitor is typing. `useSlashKey` turns `/` off.
 * Escape leads back, and returns the focus.
 */
export function useSearchShortcut(href: string): void {
  const navigate = useNavigate();
  const { pathname, key: entry } = useSiteState().place;
  /** Where the visitor was: the history entry, and which of the controls had the focus. */
  const opener = useRef<{ entry: string | undefined; index: number }>(undefined);

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (event.defaultPrevented || event.isComposing) return;
    if (key === 'Escape') {
      if (opener.current && href.startsWith(`${pathname}#`)) void navigate(-1);
      return;
    }
    const isShortcut =
      !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && opensBySlash());
    if (!isShortcut || (target instanceof Element && target.closest(typing))) return;
    event.preventDefault();
    opener.current = {
      entry,
      index: listControls().findIndex((control) => control === document.activeElement),
    };
    void navigate(href);
  });

  useEffect(() => {
    // On the window, so that the handlers of components run first and may prevent the default.
    addEventListener('keydown', handle);
    return () => {
      removeEventListener('keydown', handle);
    };
  }, []);

  // After the heading of the page has got the focus.
  useEffect(() => {
    if (opener.current?.entry !== entry) return;
    listControls()[opener.current?.index ?? -1]?.focus({ preventScroll: true });
    opener.current = undefined;
  }, [entry]);
}

/** The elements are new when a page is shown again. Their order is not. */
const listControls = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (control) => control.checkVisibility(),
  );
