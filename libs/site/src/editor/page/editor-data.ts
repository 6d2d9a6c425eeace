import type { CmsConfig } from '@sveltia/cms';
import type { PictureWords } from './picture-crop.ts';

/** What the pages of the editor get from the server: `editor.json`. */
export interface EditorData {
  /** The settings of Sveltia CMS and the words of the picture field, by the language of the labels. */
  configs: Readonly<Record<string, { config: CmsConfig; words: PictureWords }>>;
  languages: readonly { code: string; label: string }[];
  /** The root of the API of the Git host. */
  api: string;
  /** The folders of `{slug}/{language}.md`. */
  folders: readonly string[];
  /** Whether the files are on this machine, so that nobody signs in. */
  isLocal: boolean;
}

export async function loadEditorData(): Promise<EditorData> {
  // The server wrote it from this very type.
  return (await (await fetch('editor.json')).json()) as EditorData;
}

/** The language of the labels: the first that the reader prefers and the site has. */
export function closestLanguage(codes: readonly string[]): string {
  const [first = 'en'] = codes;
  for (const preferred of navigator.languages) {
    const found =
      codes.find((code) => code === preferred) ??
      codes.find((code) => new Intl.Locale(code).maximize().toString().startsWith(scriptOf(preferred)));
    if (found !== undefined) return found;
  }
  return first;
}

/** The language and the script, such as `zh-Hant`. */
function scriptOf(code: string): string {
  const { language, script = '' } = new Intl.Locale(code).maximize();
  return `${language}-${script}`;
}
