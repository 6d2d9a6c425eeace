import type { TranslationKey } from '@studio/i18n';
import { headed, titled, type Headed } from '../facts.ts';
import type { Closing, Page } from '../page.ts';

/** The case studies: the pieces of work that have a story. */
export const caseStudies = {
  hero: headed('case-studies:hero'),
  empty: 'case-studies:empty',
  /** What every piece has to say about itself. */
  piece: {
    facts: 'case-studies:piece.facts',
    client: 'case-studies:piece.client',
    invented: 'case-studies:piece.invented',
    services: 'case-studies:piece.services',
    price: 'case-studies:piece.price',
    priceOf: 'case-studies:piece.priceOf',
    next: 'case-studies:piece.next',
    previous: 'case-studies:piece.previous',
    before: 'case-studies:piece.before',
    foreign: 'case-studies:piece.foreign',
    read: 'case-studies:piece.read',
  },
  close: {
    ...titled('case-studies:close'),
    action: { label: 'common:actions.getStarted', href: '/contact' },
  },
} as const satisfies Page & {
  hero: Headed;
  piece: Record<string, TranslationKey>;
  close: Closing;
  [text: string]: unknown;
};
