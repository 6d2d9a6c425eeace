/** The icons that documents and web manifests link to. `siteAssets()` renders them from `icon.svg`. */
export const iconFiles = [
  'icon.svg',
  'favicon.ico',
  'touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
] as const;
