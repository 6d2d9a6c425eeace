import type { WordKey } from '@studio/i18n';
import { headed, listed, titled } from '@studio/site/facts';
import type { Closing, Feature, Page, Section, Titled } from '../page.ts';

export const about = {
  title: 'about:title',
  description: 'about:description',
  hero: headed('about:hero'),
  vision: { icon: 'compass', ...titled('about:vision') },
  mission: { icon: 'rocket', ...titled('about:mission') },
  principles: {
    title: 'about:values.title',
    items: [
      titled('about:values.honesty'),
      titled('about:values.craft'),
      titled('about:values.access'),
      titled('about:values.care'),
    ],
    /** The values take these in turn. */
    icons: ['scale', 'pencil', 'users', 'heart'],
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
  principles: Section<Titled> & { icons: readonly Feature['icon'][] };
  background: Titled & { expertise: WordKey; areas: readonly WordKey[] };
  story: Titled & { label: WordKey };
  close: Closing;
};
