import type { Guide } from '../../internal/guide.ts';
import { Button } from '../../primitives/button/index.ts';
import { LastLine } from './last-line.tsx';

export const guide: Guide = {
  when: ['As the last section of a page, where one action remains.'],
  whenNot: [
    'At the top of a page: use a `Poster`.',
    'Where the page ends with something better, such as a form.',
  ],
  dos: [
    'Describe the benefit in the title, and what happens next in the text.',
    'Use one button with the size `lg`, and a `TextLink` with the variant `more` before it, if any.',
    'Use the size `h1` for a sentence of more than seven words.',
  ],
  donts: ['Do not use it twice on a page.', 'Do not use the ground of the section before it.'],
  pairs: [
    {
      rule: 'One action, and what happens after it.',
      right: (
        <LastLine
          headingLevel={3}
          title="Tell us what you are working on"
          text="A few lines are enough. A person will answer."
          actions={<Button variant="glow">Contact Us</Button>}
        />
      ),
      wrong: (
        <LastLine
          headingLevel={3}
          title="Ready to take your business to the next level?"
          actions={
            <>
              <Button variant="glow">Contact</Button>
              <Button variant="glow">Prices</Button>
              <Button variant="glow">Newsletter</Button>
            </>
          }
        />
      ),
    },
  ],
  accessibility: ['A `section` with an `h2`, so it is part of the outline of the page.'],
};
