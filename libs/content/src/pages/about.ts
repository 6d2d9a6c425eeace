import type { TranslationKey } from '@studio/i18n';
import { headed, listed, titled, type Section, type Titled } from '../facts.ts';
import type { Closing, Feature, Page } from '../page.ts';

export const about = {
  hero: headed('about:hero'),
  vision: { icon: 'compass', ...titled('about:vision') },
  mission: { icon: 'rocket', ...titled('about:mission') },
  principles: {
    title: 'about:values.title',
    items: [
      { icon: 'scale', ...titled('about:values.honesty') },
      { icon: 'pencil', ...titled('about:values.craft') },
      { icon: 'users', ...titled('about:values.access') },
      { icon: 'heart', ...titled('about:values.care') },
    ],
  },
  background: {
    ...titled('about:background'),
    expertise: 'about:background.expertise',
    areas: listed('about:background.areas', ['web', 'systems', 'mobile', 'cloud', 'brand']),
  },
  story: { label: 'about:story.label', ...titled('about:story') },
  close: { ...titled('about:close'), action: { label: 'shell:actions.contactUs', href: '/contact' } },
} as const satisfies Page & {
  vision: Feature;
  mission: Feature;
  principles: Section<Feature>;
  background: Titled & { expertise: TranslationKey; areas: readonly TranslationKey[] };
  story: Titled & { label: TranslationKey };
  close: Closing;
};
