import { useEffect } from 'react';
import { idle } from './idle.ts';
import { useVisit } from './visit.ts';

/** What a browser may leave out until its visitor comes near: see `base.css`. */
const laterParts = () => document.querySelectorAll('main section ~ section, main ~ footer');

/** Not by an attribute: a part that sleeps must stay as its document brought it. */
function layOut(part: Element): void {
  part.animate({ contentVisibility: 'visible' }, { fill: 'forwards' });
}

/** What is far away is only guessed to be as high as it is, so a way through it must be known before it is gone. */
export function layOutWhole(): void {
  for (const part of laterParts()) layOut(part);
}

/** On paper, all of the page is near. */
function showDrawings(): void {
  for (const { href } of document.querySelectorAll<SVGUseElement>('use[href^="#/"]'))
    href.baseVal = href.baseVal.replace('#/', '/');
}

/** Lays out what lies further down, a part whenever there is time. */
export function useLaidOut(): void {
  const { pathname } = useVisit().location;
  useEffect(() => {
    const left = new AbortController();
    void (async () => {
      for (const part of laterParts()) {
        await idle();
        if (left.signal.aborted) return;
        layOut(part);
      }
    })();
    addEventListener('beforeprint', showDrawings, { signal: left.signal });
    return () => {
      left.abort();
    };
  }, [pathname]);
}
