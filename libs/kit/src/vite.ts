import { siteAssets } from '@studio/assets';
import { studioSite, type SiteOptions } from '@studio/site/vite';
import { readHostColors } from '@studio/ui/tokens';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** The configuration of Vite for a site, with the options of the engine. */
export const siteConfig = (options: SiteOptions = {}): UserConfig => ({
  // Vite minifies the stylesheet itself: Tailwind would rewrite `light-dark()`.
  plugins: [
    react(),
    tailwind({ optimize: false }),
    studioSite({ assets: siteAssets(), colors: readHostColors, ...options }),
  ],
});
