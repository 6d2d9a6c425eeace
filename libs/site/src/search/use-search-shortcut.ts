import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensBySlash } from './slash-key.ts';

/** Where a key is a part of a text, or does something else. */
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog]';

/** Opens a page of the site by `/`, and by Ctrl+K or Command+K, unless the visitor is typing. `useSlashKey` turns `/` off. */
export function useSearchShortcut(href: string): void {
  const navigate = useNavigate();
  const open = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isShortcut =
      !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && opensBySlash());
    if (!isShortcut || event.defaultPrevented || (target instanceof Element && target.closest(typing)))
      return;
    event.preventDefault();
    void navigate(href);
  });
  useEffect(() => {
    // On the window, so that the handlers of components run first and may prevent the default.
    addEventListener('keydown', open);
    return () => {
      removeEventListener('keydown', open);
    };
  }, []);
}
