import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['As the scene of the first section of a service: the thing itself, in its layers.'],
  whenNot: ['For screens that visitors should read: show them flat, on a plate.'],
  dos: ['Name each layer in two to four words.', 'Put what people see on top.'],
  donts: ['Do not mix screens and phones in one stack.'],
  accessibility: [
    'A figure. Each screen is an image with a name, and the names of the layers are its caption.',
    'With reduced motion its layers do not move.',
  ],
};
