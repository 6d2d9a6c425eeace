import { createElement } from 'react';
import { init, registerEventListener, registerFieldType, type CustomFieldControlProps } from '@sveltia/cms';
import { closestLanguage, loadEditorData } from './editor-data.ts';
import { PictureCrop } from './picture-crop.ts';
import { mapPaths, mapRequests } from './repository-paths.ts';

const { configs, languages, api, folders, isLocal } = await loadEditorData();
const codes = languages.map(({ code }) => code);
const settings = configs[closestLanguage(codes)];
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

window.fetch = mapRequests(window.fetch.bind(window), api, mapPaths(folders, codes));
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
