import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwind from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findHeadlessChromium } from '../tools/chromium.ts';
import { fontEnvironment } from '../tools/fonts.ts';

const executablePath = findHeadlessChromium();
// The browsers that this process starts have the same faces on every machine.
Object.assign(process.env, await fontEnvironment('arial'));

/** Not shared by the projects: Vitest changes it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // Measured on two shared cores with 57 files: 59 to 65 s. One worker takes 88 to 99 s, a new page for each file 30 s
    // more.
    maxWorkers: 2,
    isolate: false,
    reporters: ['default', ['json', { outputFile: join(import.meta.dirname, 'test-results/stories.json') }]],
    projects: [
      {
        // Otherwise Vite discovers this dependency during the first run and reloads the tests.
        optimizeDeps: { include: ['axe-core'] },
        plugins: [storybookTest({ configDir: import.meta.dirname })],
        test: {
          name: 'stories',
          setupFiles: join(import.meta.dirname, 'vitest.setup.ts'),
          isolate: false,
          browser: inChromium(),
        },
      },
      {
        cacheDir: '../node_modules/.vite/contract',
        resolve: { conditions: ['@studio/source', 'module', 'browser', 'development|production'] },
        optimizeDeps: {
          include: ['storybook/test', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'lucide'],
        },
        plugins: [tailwind({ optimize: false })],
        test: {
          name: 'contract',
          include: [join(import.meta.dirname, 'contract/*.test.tsx')],
          isolate: false,
          browser: inChromium(),
        },
      },
    ],
  },
});
