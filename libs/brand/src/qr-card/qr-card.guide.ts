import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: [
    'To continue on a phone: the QR code opens a chat with a person.',
    'For one or two people, in `ContactInfo` and below the links of a `LinkTree`.',
  ],
  whenNot: [
    'For visitors on a phone, which cannot scan its own screen: use the links in `ContactInfo`.',
    'For a decorative image: use an `Illustration`.',
  ],
  dos: [
    'Describe in `alt` what the QR code opens, and whose it is.',
    'Name an alternative in `labels.failed`, such as the phone number.',
    'Give it a width of at least 140 px: smaller codes are hard to scan.',
  ],
  donts: [
    'Do not use a low contrast or a light code on a dark background: scanners need dark on white.',
    'Do not make it the only contact option.',
    'Do not set `state` on a page: it is for design reviews. The image determines the state.',
  ],
  accessibility: [
    'A `figure`. `alt` is the name of the image, and the caption names the person.',
    'The error text replaces a missing image and is not announced: it is not the result of an action.',
    'The background is white in the dark scheme and in forced colours, which scanners need.',
    'It reserves its space while it loads. Without JavaScript the browser shows `alt` if the image fails.',
  ],
};
