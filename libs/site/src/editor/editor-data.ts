import type { Backend } from '@sveltia/cms';
import type { Editor } from './define-editor.ts';
import { editorConfig, readLabels, repositoryPaths } from './editor-config.ts';
import { pictureWords } from './editor-labels.ts';
import type { EditorData } from './page/editor-data.ts';

/** Where the editor reads and writes files. */
export interface GitHost {
  /** The root of its API. */
  api: string;
  backend: Backend;
  isLocal: boolean;
}

/** What the pages of the editor need: `editor.json`. */
export function editorData(editor: Editor, root: string, { api, backend, isLocal }: GitHost): EditorData {
  const { languages, collections } = editor;
  return {
    configs: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        {
          config: editorConfig(editor, { root, language: code, backend }),
          words: pictureWords(readLabels(editor, root, code)),
        },
      ]),
    ),
    languages,
    api,
    folders: collections.map(({ folder }) => repositoryPaths(editor, root)(folder)),
    isLocal,
  };
}
