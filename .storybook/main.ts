import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';
import type { Manifests } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { packageImports } from './llms/package-imports.ts';

interface ManifestConfig {
  /** Storybook applies it to the manifests of a build and of the MCP server, but `StorybookConfig` does not have it. */
  experimental_manifests: (manifests: Manifests) => Manifests;
}

const config: StorybookConfig & ManifestConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    './foundations/*.stories.tsx',
    '../libs/{ui,brand}/src/**/*.stories.tsx',
    './templates/*.stories.tsx',
    './pages/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true },
  // The MCP server and `llms.txt` read the manifest.
  features: { componentsManifest: true },
  // Storybook would also list what stories import by path, which a site cannot import.
  experimental_manifests: (manifests) => {
    for (const component of Object.values(manifests.components?.components ?? {}))
      component.import &&= packageImports(component.import);
    return manifests;
  },
  typescript: {
    // Unlike `react-docgen`, it documents inherited props.
    reactDocgen: 'react-docgen-typescript',
    // Has no references: with them TypeScript reads declarations instead of the sources of the components.
    reactDocgenTypescriptOptions: { tsconfigPath: join(import.meta.dirname, 'tsconfig.docs.json') },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Vitest may run beside Storybook. Their roots differ, and a relative path would leave the repository.
      cacheDir: join(
        import.meta.dirname,
        '../node_modules/.vite',
        process.env['VITEST'] ? 'stories' : 'storybook',
      ),
      resolve: { conditions: ['@studio/source', 'module', 'browser', 'development|production'] },
      build: {
        // SVG `<use href>` needs a file: data URLs do not work. The site has the same setting.
        assetsInlineLimit: 0,
        // Older targets would make Vite compile `light-dark()`.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      },
      plugins: [tailwind({ optimize: false })],
    }),
};

export default config;
