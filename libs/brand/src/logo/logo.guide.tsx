import type { Guide } from '@studio/ui/guide';
import { Logo } from './logo.tsx';

export const guide: Guide = {
  when: [
    'To identify the studio: in the `NavBar`, in the `Footer`, at the top of a `LinkTree`.',
    'Beside the name of the studio.',
  ],
  whenNot: [
    'To illustrate a service: use an `Illustration`.',
    'To show that something is loading: use a `Spinner`.',
  ],
  dos: [
    'Use one colour, that of the surrounding text, on a plain background.',
    'Leave clear space of half the width of the logo around it and around the name beside it.',
    'Let it scale with the text, or set a class such as `size-10`. Up to 16 px use `small`, the inner drop alone.',
  ],
  donts: [
    'Do not rotate, fill or shade it, and do not use two colours.',
    'Do not rely on it to name a link: it has no accessible name.',
  ],
  pairs: [
    {
      rule: 'Clear space of half its width, in one colour of the text.',
      right: (
        <span className="inline-flex items-center gap-2.5 font-display text-h3 font-semibold">
          <Logo />
          Inklake Studio
        </span>
      ),
      wrong: (
        <span className="inline-flex items-center font-display text-h3 font-semibold">
          <Logo className="size-[1em] rotate-12 text-accent" />
          Inklake Studio
        </span>
      ),
    },
  ],
  accessibility: [
    'It is decorative and hidden from screen readers. A link around it needs the name of the studio, as text or as `aria-label`.',
    'Its colour is `currentColor`, so it follows the scheme and forced colours.',
    'Its size is in `em`, so it grows with the text size of the user.',
  ],
};
