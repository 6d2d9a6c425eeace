import { closestLanguage, loadEditorData } from './editor-data.ts';

const { languages } = await loadEditorData();
const editor = frame('editor');
let preview = frame('preview');
const menu = document.querySelector('nav');

let language = closestLanguage(languages.map(({ code }) => code));
let page = '/';
let hash = '';

for (const { code, label } of languages) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', lang: code, textContent: label });
  button.addEventListener('click', () => {
    language = code;
    show();
  });
  menu?.append(button);
}

function show() {
  // The history of a frame is part of the history that the editor goes back in. A new frame has none.
  const next = document.createElement('iframe');
  Object.assign(next, { name: preview.name, title: preview.title });
  next.src = `/${language}${page === '/' ? '' : page}`;
  preview.replaceWith(next);
  preview = next;
  for (const button of menu?.querySelectorAll('button') ?? [])
    button.setAttribute('aria-pressed', String(button.lang === language));
}

/** Shows the page of an entry. */
async function follow(entry: string) {
  const response = await fetch(entry);
  if (response.ok) page = await response.text();
  show();
}

// Sveltia CMS changes the hash of its address without an event.
setInterval(() => {
  const current = editor.contentWindow?.location.hash ?? '';
  if (current === hash) return;
  hash = current;
  const [, collection, entry] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  if (collection !== undefined && entry !== undefined) void follow(`pages/${collection}/${entry}`);
}, 300);
window.addEventListener('message', ({ origin, data }) => {
  if (origin === window.location.origin && typeof data === 'string') void follow(data);
});
show();

function frame(name: string): HTMLIFrameElement {
  const found = document.querySelector(`iframe[name="${name}"]`);
  if (!(found instanceof HTMLIFrameElement)) throw new Error(`There is no frame "${name}".`);
  return found;
}
