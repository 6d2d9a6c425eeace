const signs = [
  'scroll',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'popstate',
] as const;

let done = false;
const waiting: (() => void)[] = [];

/** Whether the visitor has done anything on the page: moved, scrolled, pressed. Reading is not enough. */
export const isStirred = () => done;

/** Whether the visitor has left a trace from before this script was there to listen. */
const hasActed = () => scrollY > 0 || (document.activeElement ?? document.body) !== document.body;

/** Resolves when the visitor does anything on the page. */
export function stirred(): Promise<void> {
  if (hasActed()) stir();
  if (done) return Promise.resolve();
  if (waiting.length === 0)
    for (const sign of signs) addEventListener(sign, stir, { once: true, passive: true, capture: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Says that the visitor does something, or is about to. */
export function stir(): void {
  done = true;
  for (const resolve of waiting.splice(0)) resolve();
}
