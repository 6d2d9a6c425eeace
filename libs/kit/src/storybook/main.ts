import { join } from 'node:path';
import { optimizedPackages, unbundledLibraries } from '@studio/site/vite';
import tailwind from '@tailwindcss/vite';
import { mergeConfig, type UserConfig } from 'vite';

/**
 * The configuration of Storybook for a site: `storybook dev -c node_modules/@studio/kit/dist/storybook`. It shows the colours
 * and the type of the site, and the stories beside its components, in its languages.
 */
const config = {
  framework: '@storybook/react-vite',
  stories: [join(import.meta.dirname, 'brand.story.js'), join(process.cwd(), 'src/**/*.stories.tsx')],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  viteFinal: (vite: UserConfig) =>
    mergeConfig(vite, {
      // Otherwise it is a folder of this package.
      root: process.cwd(),
      // As in `npm run dev`: Vite does not bundle what a package imports, such as the files of CommonJS in react-i18next.
      optimizeDeps: { exclude: unbundledLibraries, include: optimizedPackages(process.cwd()) },
      build: {
        // SVG `<use href>` needs a file.
        assetsInlineLimit: 0,
        // Older targets would make Vite compile `light-dark()`.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      },
      plugins: [tailwind({ optimize: false })],
    } satisfies UserConfig),
};

export default config;
