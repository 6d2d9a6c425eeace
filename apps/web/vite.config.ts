import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { studioSite } from '@studio/site/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chatCodes } from './chat-codes.ts';

const origin = process.env['VITE_SITE_ORIGIN'];
if (origin !== undefined && !URL.canParse(origin)) {
  console.error(`VITE_SITE_ORIGIN is "${origin}". Use an address such as https://www.example.com.`);
  process.exit(1);
}

const measurementId = process.env['VITE_GA_ID'];
if (measurementId !== undefined && !/^G-\w+$/.test(measurementId)) {
  console.error(`VITE_GA_ID is "${measurementId}". Use a measurement id such as G-XXXXXXX, or leave it out.`);
  process.exit(1);
}
const consent = process.env['VITE_ANALYTICS_CONSENT'];
if (consent !== undefined && consent !== 'ask') {
  console.error(`VITE_ANALYTICS_CONSENT is "${consent}". Use "ask", or leave it out.`);
  process.exit(1);
}
if (consent !== undefined && measurementId === undefined) {
  console.error('VITE_ANALYTICS_CONSENT asks for nothing without VITE_GA_ID. Set both, or leave it out.');
  process.exit(1);
}

const images = process.env['SHARE_IMAGES'];
if (images !== undefined && images !== 'off') {
  console.error(`SHARE_IMAGES is "${images}". Use "off", or leave it out.`);
  process.exit(1);
}

/** The Vite configuration for a folder of locale files, with or without share images. */
export const siteConfig = (locales: string, shareImages = images !== 'off'): UserConfig => ({
  // Reads environment variables only: Nx does not track `.env` files as inputs.
  envDir: false,
  cacheDir: '../../node_modules/.vite',
  resolve: { conditions: ['@studio/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@studio/source', 'module', 'node', 'development|production'] } },
  server: {
    port: 4200,
    proxy: { '/api': `http://localhost:${process.env['PROVIDER_PORT'] ?? '4201'}` },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Pages reference illustrations by URL, so they must be files.
    assetsInlineLimit: 0,
    // Keeps `light-dark()`: a deep surface has a different color scheme than the page around it.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  plugins: [
    react(),
    // Vite minifies the stylesheet itself, for `cssTarget`.
    tailwind({ optimize: false }),
    studioSite({
      client: 'src/entry-client.tsx',
      server: 'src/entry-server.tsx',
      styles: 'src/styles.css',
      locales,
      // Headings and labels.
      weights: { min: 600, max: 700 },
      analytics: measurementId !== undefined,
      shareImages,
    }),
    chatCodes(locales),
  ],
});

export default defineConfig(
  siteConfig(join(fileURLToPath(import.meta.resolve('@studio/i18n/locales/en')), '..')),
);
