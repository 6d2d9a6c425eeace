import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../stack/index.ts';
import { TextLink } from '../text-link/index.ts';
import { Button } from './button.tsx';

export const guide: Guide = {
  when: [
    'For actions: send, open, select, retry.',
    'With `asChild` around a `Link`, for the one or two primary links of a page.',
  ],
  whenNot: [
    'For a link in a sentence or in a list: use a `Link`, which is less prominent.',
    'To select one of a few options: use `FilterChips` or a `SegmentedControl`.',
    'For a link to another site: use an `ExternalLink`.',
  ],
  dos: [
    'Start the label with a verb that describes the action: “Send message”.',
    'Use `glow` for the one primary action in view, and `gradient` at most once for a special occasion.',
    'On a picture use `glass`, which keeps its own ground behind the label.',
    'Put the primary button first. Beside it, use a `TextLink` with the variant `more` rather than a second box.',
    'Use `loading` while an action that the button started is pending. Name the action in `loadingLabel`.',
  ],
  donts: [
    'Do not show two buttons in the warm colour in one view.',
    'Do not use `xs` on touch screens: it is less than 44 px high.',
    'Do not disable a button without a text beside it that explains what is missing.',
    'Do not style it with `className`: use it for positioning only.',
  ],
  pairs: [
    {
      rule: 'One warm button. The second action is a link.',
      right: (
        <Stack direction="row">
          <Button variant="glow">Get Started</Button>
          <TextLink variant="more" href="#services">
            Our Services
          </TextLink>
        </Stack>
      ),
      wrong: (
        <Stack direction="row">
          <Button variant="glow">Get Started</Button>
          <Button variant="glow">Our Services</Button>
        </Stack>
      ),
    },
    {
      rule: 'The label names the action.',
      right: <Button>Send message</Button>,
      wrong: <Button>Submit</Button>,
    },
  ],
  accessibility: [
    'A native `button` with `type="button"`. Enter and Space activate it. Set `type="submit"` to submit a form.',
    'While loading it has `aria-busy` and `aria-disabled`. It keeps its focus and name, and ignores further clicks.',
    'An icon beside the label is hidden from screen readers: the label describes the action. For an icon alone use an `IconButton`.',
    'The focus ring has an offset of 3 px. In forced colours the border stays visible.',
  ],
};
