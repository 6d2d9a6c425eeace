import { endpoints } from '@studio/api-client';
import { splitLanguage } from '@studio/i18n';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { renderSVG } from 'uqr';

export const formResults = ['succeed', 'fail'] as const;
export type FormResult = (typeof formResults)[number];

/** Long enough to see that something is being sent. */
const pause = 800;

/** Turns the toolbar. */
export function chooseLanguage(language: string): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { language } });
}

/** Is the world around a screen until it leaves: here no provider answers, and no link may lead out of Storybook. */
export function standIn(forms: FormResult): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // On the window, after the site has followed its own links.
  for (const press of ['click', 'auxclick'] as const) window.addEventListener(press, stayHere, { signal });
  document.addEventListener('error', drawCode, { capture: true, signal });

  const fetch = window.fetch.bind(window);
  window.fetch = (request, options) => (isForm(request) ? answer(forms) : fetch(request, options));
  signal.addEventListener('abort', () => {
    window.fetch = fetch;
  });
  return () => {
    leaving.abort();
  };
}

const isForm = (request: unknown) => request === endpoints.contact || request === endpoints.newsletter;

async function answer(forms: FormResult): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  return Response.json({ code: forms === 'succeed' ? 201 : 503 });
}

/** What the router has not taken would leave, but for a place on the page. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  const { prefix } = splitLanguage(link.pathname);
  if (prefix) chooseLanguage(prefix);
}

/** In place of a code that the provider or the build would draw stands one that says what it is of. */
function drawCode(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLImageElement) || target.src.startsWith('data:')) return;
  event.stopImmediatePropagation();
  const code = renderSVG(target.alt, { border: 4, pixelSize: 1, blackColor: '#0d2329' });
  target.src = `data:image/svg+xml,${encodeURIComponent(code)}`;
}
