// Builds the benchmark site once and prints the time and memory that it took: `node bench/build-site.ts PAGES POSTS`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { siteAssets } from '@studio/assets';
import { studioSite } from '@studio/site/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createBuilder } from 'vite';
import { writePosts } from './write-posts.ts';
import { writeTranslations } from './write-translations.ts';

const [pages = 0, posts = 0] = process.argv.slice(2).map(Number);
const root = join(import.meta.dirname, 'site');
const dist = join(import.meta.dirname, '../../../dist');
mkdirSync(dist, { recursive: true });
// Inside the repository, so that the built site can resolve its packages.
const folder = mkdtempSync(join(dist, 'growth-'));
const locales = join(folder, 'locales');
writeTranslations(locales, pages);
const postsFolder = join(folder, 'posts');
writePosts(postsFolder, posts);

let bundled = 0;
try {
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: '../../public',
    define: {
      pageCount: String(pages),
      postsFolder: JSON.stringify(posts > 0 ? relative(root, postsFolder) : ''),
    },
    build: { outDir: join(folder, 'site'), emptyOutDir: true },
    plugins: [
      react(),
      tailwind({ optimize: false }),
      studioSite({ locales, assets: siteAssets() }),
      {
        name: 'bench:bundled',
        closeBundle() {
          bundled = performance.now();
        },
      },
    ],
  });
  await builder.buildApp();
  const seconds = (performance.now() - bundled) / 1000;
  // The site measures it, in this thread.
  const [read] = performance.getEntriesByName('content');
  // Of the whole process, including its workers.
  const peak = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ seconds, reading: (read?.duration ?? 0) / 1000, peak, cores: cpus().length }));
} finally {
  rmSync(folder, { recursive: true });
}
