import type { TranslationKey } from '@studio/i18n';

/** Photographs of the sample set, by the name of their file in `photographs/pictures`. */
export const photographs = {
  'tea-hero': { width: 1000, height: 900, alt: 'samples:photographs.tea-hero' },
  'tea-front': { width: 640, height: 640, alt: 'samples:photographs.tea-front' },
  'tea-back': { width: 640, height: 640, alt: 'samples:photographs.tea-back' },
  'tea-lid': { width: 640, height: 640, alt: 'samples:photographs.tea-lid' },
  'tea-scale': { width: 640, height: 640, alt: 'samples:photographs.tea-scale' },
  'syrup-4x5': { width: 800, height: 1000, alt: 'samples:photographs.syrup' },
  'tea-4x5': { width: 800, height: 1000, alt: 'samples:photographs.tea' },
  'cup-4x5': { width: 800, height: 1000, alt: 'samples:photographs.cup' },
  'soap-4x5': { width: 800, height: 1000, alt: 'samples:photographs.soap' },
  'set-4x5': { width: 800, height: 1000, alt: 'samples:photographs.set' },
  'stone-16x9': { width: 1280, height: 720, alt: 'samples:photographs.stone' },
  'desk-3x2': { width: 1200, height: 800, alt: 'samples:photographs.desk' },
} as const satisfies Readonly<Record<string, { width: number; height: number; alt: TranslationKey }>>;

export const photographsNote = 'samples:photographs.caption';
