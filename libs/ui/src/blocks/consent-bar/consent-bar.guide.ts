import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'Only where the law requires consent before analytics.',
    'Until the visitor answers. The answer is stored, and the bar is not shown again.',
  ],
  whenNot: [
    'For news and offers: put them on the page.',
    'For the result of an action: use the `Toaster`.',
    'For cookies that the site needs to work: the law requires no consent. Describe them in the privacy policy.',
  ],
  dos: [
    'Ask one question in one or two sentences, and state what the answer changes.',
    'Make both buttons equally short and plain.',
    'Render it last in the page: it reserves its own space.',
  ],
  donts: [
    'Do not start analytics before the answer, and do not treat continued use as consent.',
    'Do not block the page: everything must stay usable.',
    'Do not emphasize one of the two buttons: both are `secondary`.',
  ],
  accessibility: [
    'A `section` with the question as its name, so it is a landmark.',
    'The question has the role `status`, so screen readers announce it politely.',
    'It does not move the focus. It is last in the tab order: the two buttons, then the link.',
    'Focused elements of the page scroll to a position above the bar.',
    'It slides up once by a few pixels. With reduced motion there is no animation.',
  ],
};
