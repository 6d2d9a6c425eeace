import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  cacheDir: '../node_modules/.vite/stories',
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
    reporters: ['default', ['json', { outputFile: join(import.meta.dirname, 'test-results/stories.json') }]],
  },
});
