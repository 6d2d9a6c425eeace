import { join } from 'node:path';
import { onAllCores } from '../../vite/on-all-cores.ts';
import type { BuiltSite } from '../../vite/write-site.ts';
import type { RenderSharePictures } from './share-picture.worker.ts';

/** Renders a share picture for each page in each language, if the site describes them. */
export async function writeSharePictures(
  { entry, entryFile, locales, client, root }: BuiltSite,
  typeface: string,
): Promise<void> {
  const context = { entryFile, locales, client, site: join(root, 'package.json'), typeface };
  const pictures = entry.languages.flatMap(({ code: language }) =>
    entry.pages.map(({ path, namespaces }) => ({ path, language, namespaces })),
  );
  await onAllCores<RenderSharePictures>('../assets/share/share-picture', context, pictures);
}
