import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['For three or four stages of the same thing, each with a drawing and one sentence.'],
  whenNot: ['For steps without drawings: use `ProcessSteps`.', 'For the parts of one drawing: use `Notes`.'],
  dos: [
    'Use drawings with the same view box, so that their ground is one line.',
    'Use one word as the title.',
  ],
  donts: ['Do not link the stations: put one link below the list.'],
  accessibility: [
    'An ordered list. The drawings are decorative.',
    'The titles are `h3`. Set `headingLevel` where there is no `h2` above them.',
  ],
};
