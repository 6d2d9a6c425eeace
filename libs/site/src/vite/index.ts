export { studioSite, type SiteOptions } from './site.ts';
export { optimizedPackages, unbundledLibraries } from './optimized-packages.ts';
export type { iconFiles } from '../document/icon-files.ts';
export { sharePictureSize, type SharePicture } from '../document/share-picture.ts';
export type { BuiltSite, SharePictureFile, SiteAssets } from './write-site.ts';
