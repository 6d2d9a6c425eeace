import type { TranslationKey } from '@studio/i18n';
import { headed, listed, titled, type Section, type Titled } from '../facts.ts';
import type { Closing, Page } from '../page.ts';

export const about = {
  hero: headed('about:hero'),
  vision: titled('about:vision'),
  mission: titled('about:mission'),
  principles: {
    title: 'about:values.title',
    items: [
      titled('about:values.honesty'),
      titled('about:values.craft'),
      titled('about:values.access'),
      titled('about:values.care'),
    ],
  },
  background: {
    ...titled('about:background'),
    expertise: 'about:background.expertise',
    areas: listed('about:background.areas', ['web', 'systems', 'mobile', 'cloud', 'brand']),
  },
  story: { label: 'about:story.label', ...titled('about:story') },
  close: { ...titled('about:close'), action: { label: 'common:actions.contactUs', href: '/contact' } },
} as const satisfies Page & {
  vision: Titled;
  mission: Titled;
  principles: Section<Titled>;
  background: Titled & { expertise: TranslationKey; areas: readonly TranslationKey[] };
  story: Titled & { label: TranslationKey };
  close: Closing;
};
