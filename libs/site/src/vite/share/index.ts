import { join } from 'node:path';
import type { SiteEntry } from '../../entry.ts';
import { onAllCores } from '../on-all-cores.ts';
import type { DrawPictures } from './draw.worker.ts';

interface Built extends Pick<DrawPictures['context'], 'entry' | 'locales' | 'client'> {
  /** The folder of the site's sources. */
  root: string;
}

/** Renders a share image for each page in each language, if the site configures them. */
export async function writeSharePictures(
  { sharePictures, languages, pages }: SiteEntry,
  { entry, locales, client, root }: Built,
): Promise<void> {
  if (!sharePictures) return;
  const context = { entry, locales, client, site: join(root, 'package.json') };
  const pictures = languages.flatMap((language) =>
    pages.map(({ path, namespaces }) => ({ path, language, namespaces })),
  );
  await onAllCores<DrawPictures>('share/draw', context, pictures);
}
