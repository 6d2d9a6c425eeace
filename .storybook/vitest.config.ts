import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  test: {
    // Every story by day and by night: a contrast that fails in one of them fails the story.
    projects: (['light', 'dark'] as const).map((scheme) => ({
      cacheDir: `../node_modules/.vite/stories-${scheme}`,
      define: { 'import.meta.env.STORY_SCHEME': JSON.stringify(scheme) },
      plugins: [
        storybookTest({
          configDir: import.meta.dirname,
          // The site's own tests look at its pages by night.
          tags: { exclude: scheme === 'dark' ? ['page'] : [] },
        }),
      ],
      test: {
        name: scheme,
        // A busy machine must not fail a promise that is kept with the second try.
        retry: 1,
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
          }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
    reporters: ['default', ['json', { outputFile: join(import.meta.dirname, 'test-results/stories.json') }]],
  },
});
