import { closestLanguage, loadEditorData } from './editor-data.ts';

const { languages } = await loadEditorData();
const editor = frame('editor');
const preview = frame('preview');
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
  preview.src = `/${language}${page === '/' ? '' : page}`;
  for (const button of menu?.querySelectorAll('button') ?? [])
    button.setAttribute('aria-pressed', String(button.lang === language));
}

/** Shows the page of what is open in the editor. */
async function follow() {
  const [, collection, entry] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  if (collection === undefined || entry === undefined) {
    // After saving, Sveltia CMS returns to the list, and the preview shows what was saved.
    show();
    return;
  }
  const response = await fetch(`pages/${collection}/${entry}`);
  if (!response.ok) return;
  page = await response.text();
  show();
}

// Sveltia CMS changes the hash of its address without an event.
setInterval(() => {
  const current = editor.contentWindow?.location.hash ?? '';
  if (current === hash) return;
  hash = current;
  void follow();
}, 300);
show();

function frame(name: string): HTMLIFrameElement {
  const found = document.querySelector(`iframe[name="${name}"]`);
  if (!(found instanceof HTMLIFrameElement)) throw new Error(`There is no frame "${name}".`);
  return found;
}
