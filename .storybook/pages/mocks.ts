import { splitLanguage } from '@studio/content';
import { endpoints } from '@studio/api-client';
import { renderSVG } from 'uqr';

export const formResults = ['succeed', 'fail'] as const;
export type FormResult = (typeof formResults)[number];

/** Makes the sending state visible, in milliseconds. */
const delay = 800;

let formResult: FormResult = 'succeed';

/**
 * Mocks the provider and the files of the build. Returns a function that removes the mocks. Call it before a page renders,
 * which requests its content at once.
 */
export function mockRequests(): () => void {
  const fetch = window.fetch.bind(window);
  window.fetch = (request, options) => {
    if (isFormEndpoint(request)) return respond(formResult);
    if (isSearchIndex(request)) return Promise.resolve(new Response(null, { status: 404 }));
    return isContent(request) ? Promise.resolve(Response.json(noContent)) : fetch(request, options);
  };
  return () => {
    window.fetch = fetch;
  };
}

/** Sets the result of forms and prevents links from leaving Storybook. Returns a function that allows it again. */
export function interceptLinks(forms: FormResult, onLanguageChange: (language: string) => void): () => void {
  formResult = forms;
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of ['click', 'auxclick'] as const)
    window.addEventListener(
      type,
      // Registered during the event, so it runs after the listener of the site, which handles its own links.
      () => {
        window.addEventListener(
          type,
          (event) => {
            preventNavigation(event, onLanguageChange);
          },
          {
            once: true,
            signal,
          },
        );
      },
      { capture: true, signal },
    );
  document.addEventListener('error', replaceQrCode, { capture: true, signal });
  return () => {
    controller.abort();
  };
}

const isFormEndpoint = (request: unknown) =>
  request === endpoints.contact || request === endpoints.newsletter;

/** The build of the site makes the search index. Here there is none. */
const isSearchIndex = (request: unknown) =>
  typeof request === 'string' && /^\/search\/[\w-]+\.json$/.test(request);

/** The build of the site makes the content of pages from files. Here their lists are empty. */
const isContent = (request: unknown) => typeof request === 'string' && request.startsWith('/content/');

const noContent = { data: { items: [], groups: [], filters: [], count: 0, page: 1, pages: 1 } };

async function respond(forms: FormResult): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  return Response.json({ code: forms === 'succeed' ? 201 : 503 });
}

/** Prevents navigation that the router has not handled, except to a fragment. */
function preventNavigation(event: MouseEvent, onLanguageChange: (language: string) => void): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  const { prefix } = splitLanguage(link.pathname);
  if (prefix) onLanguageChange(prefix);
}

/** The provider and the build generate QR codes. Here a QR code of the alternative text replaces them. */
function replaceQrCode(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLImageElement) || target.src.startsWith('data:')) return;
  event.stopImmediatePropagation();
  const code = renderSVG(target.alt, { border: 4, pixelSize: 1, blackColor: '#0d2329' });
  target.src = `data:image/svg+xml,${encodeURIComponent(code)}`;
}
