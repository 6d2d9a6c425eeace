import { useEffect } from 'react';

declare global {
  interface Window {
    /** Buttons that were clicked before React could handle it. */
    heldClicks?: HTMLElement[];
  }
}

/**
 * Runs in the head of every document. React ignores clicks before hydration, so clicks on buttons are held until
 * `useHydrated` repeats them. Links, fields and submit buttons work without scripts and are left alone.
 */
export const holdClicks =
  'addEventListener("click",e=>{' +
  'const b=e.target.closest("button[type=button]"),h=document.documentElement.dataset.hydrated;' +
  'if(b&&h!="page"&&!(h&&!b.closest("main,footer"))){e.stopImmediatePropagation();(window.heldClicks??=[]).push(b)}' +
  '},true)';

/** Records on `<html data-hydrated>` that the shell, then the page is interactive, and repeats the clicks held for it. */
export function useHydrated(part: 'shell' | 'page'): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['hydrated'] === 'page') return;
    dataset['hydrated'] = part;
    const ready = (button: HTMLElement) => part === 'page' || button.closest('main, footer') === null;
    const held = window.heldClicks ?? [];
    window.heldClicks = held.filter((button) => !ready(button));
    // In a task of its own: event handlers may call `flushSync`, which does nothing in an effect.
    setTimeout(() => {
      for (const button of held.filter(ready)) button.click();
    });
  }, [part]);
}
