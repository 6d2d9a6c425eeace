import { createElement } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { closestLanguage, loadEditorData } from './editor-data.ts';
import { PictureCrop } from './picture-crop.ts';
import { mapPaths, mapRequests } from './repository-paths.ts';

const { configs, languages, api, folders, isLocal } = await loadEditorData();
const codes = languages.map(({ code }) => code);
const language = closestLanguage(codes);
const settings = configs[language];
if (!settings) throw new Error('The site has no language.');
const { config, words } = settings;

// Sveltia CMS names languages by their regions, such as "Chinese (Taiwan)".
const names = new Map(languages.map(({ code, label }) => [code, label]));
Object.assign(Intl, {
  DisplayNames: class extends Intl.DisplayNames {
    override of(code: string) {
      return names.get(code) ?? super.of(code);
    }
  },
});

// Escape would close a text that is not finished. Who wants that switches it on in the settings of Sveltia CMS, which reads
// them when it is imported.
const preferences = 'sveltia-cms.prefs';
if (localStorage.getItem(preferences) === null)
  localStorage.setItem(preferences, JSON.stringify({ closeWithEscape: false }));
const { init, registerEventListener, registerFieldType } = await import('@sveltia/cms');

customElements.define('picture-crop', PictureCrop);
registerFieldType('picture', PictureControl);

/** Has no hooks: Sveltia CMS renders it with its own copy of React. */
function PictureControl({ forID, entry, ...field }: CustomFieldControlProps) {
  const update = (element: Element | null) => {
    if (!(element instanceof PictureCrop)) return;
    const language = element.closest('[data-locale]')?.getAttribute('data-locale');
    element.update(field, {
      words,
      id: forID,
      source: pictureUrl(field.value, entry?.get('path')),
      readOnly: language !== codes[0],
    });
  };
  return createElement('picture-crop', { ref: update });
}

/** The URL of a picture beside the text at `path`. A Git host shows it to nobody without a token. */
function pictureUrl(value: unknown, path: string | undefined): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (value.startsWith('blob:')) return value;
  if (!isLocal || path === undefined) return undefined;
  return `${api}/repos/site/files/media/files/${encodeURI(path.replace(/[^/]+$/, value))}`;
}

const send = window.fetch.bind(window);

/** Names the language of the labels to the server of `npm run edit`, and marks the page while a change is refused. */
const sendLocally: typeof fetch = async (input, init) => {
  if (typeof input !== 'string' || !input.startsWith(api)) return send(input, init);
  const headers = new Headers(init?.headers);
  headers.set('Accept-Language', language);
  const response = await send(input, { ...init, headers });
  const isRefused = response.status >= 400 && response.status < 500;
  if (init?.method === 'POST' && input.endsWith('/contents'))
    document.documentElement.toggleAttribute('data-refused', isRefused);
  return response;
};
window.fetch = mapRequests(isLocal ? sendLocally : send, api, mapPaths(folders, codes));
// The preview shows what was saved.
registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const slug = entry.get('slug').replace(/\/index$/, '');
    if (isLocal)
      window.parent.postMessage(`pages/${entry.get('collection')}/${slug}`, window.location.origin);
  },
});
// The server of `npm run edit` asks for no password: only programs of this machine reach it.
if (isLocal)
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token: 'local' }));
await init({ config });
