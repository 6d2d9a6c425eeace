import type { Guide } from '../../internal/guide.ts';
import { Text } from '../text/index.ts';
import { TextLink } from './text-link.tsx';

export const guide: Guide = {
  when: [
    'With `inline` for a link in a sentence.',
    'With `standalone` for a link on a line of its own, such as in a list of links.',
    'With `more` for the second action beside a button.',
  ],
  whenNot: [
    'For the main action of a page: use a `Button` around a `Link`.',
    'For the page one level up: use a `BackLink`.',
  ],
  dos: [
    'Name the destination, so that the link makes sense out of context.',
    'Use `asChild` around an `ExternalLink` for another site.',
    'Use the tone `inherit` for many links below each other, such as in a footer.',
  ],
  donts: [
    'Do not use `standalone` in a sentence: it has no underline, and is higher than a line.',
    'Do not use “click here” or “read more”: repeated in a list of links, they have no meaning.',
  ],
  pairs: [
    {
      rule: 'The text of a link says where it goes.',
      right: (
        <Text>
          Read our <TextLink href="#privacy">Privacy Policy</TextLink>.
        </Text>
      ),
      wrong: (
        <Text>
          For our Privacy Policy, <TextLink href="#privacy">click here</TextLink>.
        </Text>
      ),
    },
  ],
  accessibility: [
    'A native link. In a sentence it is underlined, because colour alone does not distinguish it from text.',
    '`standalone` is 44 px high on touch screens and 36 px for a mouse, `more` always 48 px.',
    'The focus ring follows the rounded corners of the link.',
  ],
};
