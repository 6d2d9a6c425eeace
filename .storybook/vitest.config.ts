import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  cacheDir: '../node_modules/.vite/stories',
  // Found during the run otherwise, which reloads the first tests on a fresh clone.
  optimizeDeps: { include: ['axe-core'] },
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    setupFiles: join(import.meta.dirname, 'vitest.setup.ts'),
    // One page for all files. A new page for each of the 57 files takes 30 s more on two shared cores (35 s, not 5 s).
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
    reporters: ['default', ['json', { outputFile: join(import.meta.dirname, 'test-results/stories.json') }]],
  },
});
