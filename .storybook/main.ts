import type { StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    './foundations/*.stories.tsx',
    '../libs/ui/src/**/*.stories.tsx',
    './pages/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true },
  // Knows the props that a component inherits, and the sentences above them.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      cacheDir: '../node_modules/.vite/storybook',
      resolve: { conditions: ['@studio/source', 'module', 'browser', 'development|production'] },
      build: {
        // As in the site: a drawing that a page refers to must be a file.
        assetsInlineLimit: 0,
        // And `light-dark()` must reach the browser as it is.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      },
      plugins: [tailwind({ optimize: false })],
    }),
};

export default config;
