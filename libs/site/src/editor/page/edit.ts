import { createElement } from 'react';
import { init, registerFieldType, type CustomFieldControlProps } from '@sveltia/cms';
import { closestLanguage, loadEditorData } from './editor-data.ts';
import { PictureCrop } from './picture-crop.ts';
import { mapPaths, mapRequests } from './repository-paths.ts';

const { configs, languages, api, folders, isLocal } = await loadEditorData();
const codes = languages.map(({ code }) => code);
const settings = configs[closestLanguage(codes)];
if (!settings) throw new Error('The site has no language.');
const { config, words } = settings;

customElements.define('picture-crop', PictureCrop);
registerFieldType('picture', PictureControl);

/** Has no hooks: Sveltia CMS renders it with its own copy of React. */
function PictureControl({ forID, ...field }: CustomFieldControlProps) {
  const update = (element: Element | null) => {
    if (element instanceof PictureCrop) element.update(field, words, forID);
  };
  return createElement('picture-crop', { ref: update });
}

window.fetch = mapRequests(window.fetch.bind(window), api, mapPaths(folders, codes));
// The server of `npm run edit` asks for no password: only programs of this machine reach it.
if (isLocal)
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token: 'local' }));
await init({ config });
