import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['Below a form: what happens with the message, and when.'],
  whenNot: [
    'For the course of a project: use `ProcessSteps`.',
    'For statements without an order: use `Rows`.',
  ],
  dos: ['Start each title with a time.', 'Promise only what always happens.'],
  donts: ['Do not use more than three steps: each is larger than the one before it.'],
  accessibility: ['An ordered list with headings. Their rank is `headingLevel`, whatever their size.'],
};
