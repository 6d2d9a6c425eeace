import { siteAssets } from '@studio/assets';
import { studioSite } from '@studio/site/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwind({ optimize: false }), studioSite({ assets: siteAssets() })],
});
