import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { studioSite } from '@studio/site/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fallback = fileURLToPath(import.meta.resolve('@studio/i18n/locales/en'));

const origin = process.env['VITE_SITE_ORIGIN'];
if (origin !== undefined && !URL.canParse(origin)) {
  console.error(`VITE_SITE_ORIGIN is "${origin}". Use an address such as https://www.example.com.`);
  process.exit(1);
}

export default defineConfig({
  // Only the environment itself counts: a file beside it would be no input that Nx knows of.
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
    // `light-dark()` must reach the browser as it is: a deep surface answers it differently from the page around it.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  plugins: [
    react(),
    // Vite makes the sheet small itself, and keeps to `cssTarget`.
    tailwind({ optimize: false }),
    studioSite({
      client: 'src/entry-client.tsx',
      server: 'src/entry-server.tsx',
      styles: 'src/styles.css',
      locales: join(fallback, '..'),
    }),
  ],
});
