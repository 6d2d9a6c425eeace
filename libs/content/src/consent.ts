import type { WordKey } from '@studio/i18n';

/** How visitors are asked whether they may be counted, where they are asked at all. */
export const consent = {
  question: 'consent:question',
  yes: 'consent:yes',
  no: 'consent:no',
  /** How an answer is changed, in this section of the privacy policy. */
  choice: {
    section: 'automatic',
    counted: 'privacy-policy:choice.counted',
    notCounted: 'privacy-policy:choice.notCounted',
    refused: 'privacy-policy:choice.refused',
    allow: 'privacy-policy:choice.allow',
    stop: 'privacy-policy:choice.stop',
  },
} as const satisfies Record<string, WordKey | Record<string, WordKey | 'automatic'>>;
