import { siteAssets } from '@studio/assets';
import { googleAnalytics, plausible } from '@studio/site/analytics';
import { siteEditor } from '@studio/site/editor';
import { studioSite } from '@studio/site/vite';
import { readHostColors } from '@studio/ui/tokens';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  server: { port: 4200 },
  build: { outDir: '../../dist/web', emptyOutDir: true },
  plugins: [
    react(),
    // Vite minifies the stylesheet itself: Tailwind would rewrite `light-dark()`.
    tailwind({ optimize: false }),
    siteEditor(),
    studioSite({
      locales: '../../libs/content/locales',
      unknownPaths: 'home',
      colors: readHostColors,
      analytics: [googleAnalytics, plausible],
      assets: siteAssets({
        typefaces: {
          heading: '@fontsource-variable/radio-canada-big',
          // It has no Chinese characters, and the build machine may have no Chinese font.
          byScript: { Hans: '@fontsource-variable/noto-sans-sc', Hant: '@fontsource-variable/noto-sans-tc' },
        },
        // Headings and labels.
        weights: { min: 600, max: 700 },
      }),
    }),
  ],
});
