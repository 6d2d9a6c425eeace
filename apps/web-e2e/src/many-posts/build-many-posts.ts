// Builds the site with more posts: `node build-many-posts.ts FOLDER`.
import { join, relative } from 'node:path';
import { createBuilder } from 'vite';
import { writePosts } from './write-posts.ts';

const web = join(import.meta.dirname, '../../../web');
const [, , folder = ''] = process.argv;
const own = '../../libs/content/posts';
const posts = join(folder, 'posts');
writePosts(join(web, own), posts);

const builder = await createBuilder({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'error',
  build: { outDir: join(folder, 'site'), emptyOutDir: true },
  plugins: [
    {
      name: 'many-posts',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('/collections.server.ts') ? code.replace(own, relative(web, posts)) : null,
    },
  ],
});
await builder.buildApp();
