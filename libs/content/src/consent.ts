import type { TranslationKey } from '@studio/i18n';

/** The texts of the analytics consent, which a build may require. */
export const consent = {
  question: 'consent:question',
  yes: 'consent:yes',
  no: 'consent:no',
  /** The control that changes the answer, in the given section of the privacy policy. */
  choice: {
    section: 'automatic',
    counted: 'privacy-policy:choice.counted',
    notCounted: 'privacy-policy:choice.notCounted',
    refused: 'privacy-policy:choice.refused',
    allow: 'privacy-policy:choice.allow',
    stop: 'privacy-policy:choice.stop',
  },
} as const satisfies Record<string, TranslationKey | Record<string, TranslationKey | 'automatic'>>;
