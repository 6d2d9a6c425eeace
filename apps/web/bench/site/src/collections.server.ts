import type { TranslationKey } from '@studio/i18n';
import type { SiteContent } from '@studio/site';
import { collections } from '@studio/site/collections';
import { posts } from '../../../src/collections.server.ts';

// The benchmark writes the texts, so their keys are not registered.
const feed = 'page-0:title' as TranslationKey;

const { folders, read } = collections(postsFolder ? [{ ...posts, folder: postsFolder, feed }] : []);

/** Measures how long reading takes. */
const content: SiteContent = {
  folders,
  async read(context) {
    const start = performance.now();
    const built = await read(context);
    performance.measure('content', { start });
    return built;
  },
};

export default content;
