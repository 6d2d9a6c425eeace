import type { Shape } from '../pen.ts';
import { circle as dot, flat } from '../shapes.ts';
import type { Picture } from '../svg-file.ts';

/** Portraits stand on the lower edge of their view box, with the light from the left. */
const portrait = (...shapes: Shape[]): Picture => ({ view: [0, 0, 400, 440], shapes });

const face = 'M136 150c0-50 26-80 64-80s64 30 64 80c0 66-28 116-64 116s-64-50-64-116Z';
const faceShade =
  'M224 76c25 12 40 39 40 74 0 66-28 116-64 116-5 0-10-1-15-3 34-12 57-54 57-108 0-32-6-59-18-79Z';
const ears = [
  flat('top-plain', 'M138 158c-14-6-21 5-18 18 3 12 11 21 22 18'),
  flat('left-plain', 'M262 158c14-6 21 5 18 18-3 12-11 21-22 18'),
];

/** Stand-in for a photograph of Mei Lin. */
export const meiPortrait = portrait(
  // The bun, and the hair behind the head.
  flat('dark', dot(214, 40, 31)),
  flat('seam', 'M194 34c12-12 31-12 42 2M192 48c11-9 24-9 33-2'),
  flat('dark', 'M124 176c-12-78 20-122 76-122s88 44 76 122c-2 8-8 14-14 18h-124c-6-4-12-10-14-18Z'),
  // The jacket, the neck, and the collar.
  flat('cloth', 'M18 440c4-66 24-100 62-116 34-13 58-18 82-34h76c24 16 48 21 82 34 38 16 58 50 62 116Z'),
  flat('cloth-shade', 'M238 290c24 16 48 21 82 34 38 16 58 50 62 116H252c16-52 14-104-14-150Z'),
  flat('left-plain', 'M168 232v60c-6 6-14 9-22 12l54 84 54-84c-8-3-16-6-22-12v-60Z'),
  flat('right-plain', 'M232 246v46c6 6 14 9 22 12l-54 84c4-42 0-78-16-104 20-4 36-18 48-38Z'),
  flat('cloth', 'M162 290c-12 8-24 12-34 17l22 52 50 81V388l-54-84c6-3 12-7 16-14Z'),
  flat('cloth', 'M238 290c12 8 24 12 34 17l-22 52-50 81V388l54-84c-6-3-12-7-16-14Z'),
  flat('line', 'M150 359l20-10M250 359l-20-10'),
  ...ears,
  flat('top-plain', face),
  flat('skin-shade', faceShade),
  flat('line', face),
  // The fringe, parted on one side.
  flat(
    'hair',
    'M130 168c-8-64 18-106 70-106 48 0 76 42 70 106-8-32-24-54-50-70-18 26-50 44-78 48-6 6-10 14-12 22Z',
  ),
  flat('seam', 'M220 98c-12-10-28-15-46-14M232 92c10 8 18 18 24 30M152 122c12-5 24-12 34-22'),
  flat('thick', 'M160 158q13-9 27-3M214 155q14-6 26 3M180 226q20 15 42-2'),
  flat('pupil', dot(174, 174, 4.4)),
  flat('pupil', dot(227, 174, 4.4)),
  flat('line', 'M203 176c-2 12-6 19-9 26 4 5 10 6 15 3'),
  flat('pupil', dot(135, 201, 3.2)),
);

/** Stand-in for a photograph of Tom Hale. */
export const tomPortrait = portrait(
  flat('cloth', 'M8 440c4-62 24-102 62-118 34-13 62-20 90-36h80c28 16 56 23 90 36 38 16 58 56 62 118Z'),
  flat('cloth-shade', 'M240 286c28 16 56 23 90 36 38 16 58 56 62 118H260c16-48 12-106-20-154Z'),
  // The sweater.
  flat(
    'seam',
    'M40 372c52-20 106-2 160 0s108-20 160 0M30 394c54-20 112-2 170 0s116-20 170 0M24 416c58-20 116-2 176 0s118-20 176 0',
  ),
  flat('left-plain', 'M160 232v60c10 26 70 26 80 0v-60Z'),
  flat('cloth', 'M154 288c12 34 80 34 92 0l12 6c-12 46-104 46-116 0Z'),
  ...ears,
  flat('top-plain', face),
  flat('skin-shade', faceShade),
  // The beard.
  flat(
    'right-plain',
    'M136.8 169.3C142 192 148 204 158 207C172 210 184 200 200 200S228 210 242 207C252 204 258 192 263.2 169.3C258.3 225.5 232.4 266 200 266C167.6 266 141.7 225.5 136.8 169.3Z',
  ),
  flat('line', 'M176 210c8-8 16-10 24-10s16 2 24 10'),
  flat('thick', 'M184 228q16 8 32 0'),
  flat('line', face),
  // The hair, brushed to one side.
  flat(
    'dark',
    'M130 158c-14-58 10-104 62-108 14-12 40-10 50 4 30 12 40 54 28 104-4-20-9-36-18-48-26 8-60 4-84-14-6 24-26 40-38 62Z',
  ),
  flat('seam', 'M168 96c-8-8-10-18-6-28M190 106c-8-12-8-26 0-38M236 112c8-10 10-24 4-38'),
  flat('line', `${dot(170, 172, 24)}${dot(231, 172, 24)}M194 168q6-6 13 0M146 167l-12-3M255 167l12-3`),
  flat('pupil', dot(171, 174, 4.4)),
  flat('pupil', dot(230, 174, 4.4)),
  flat('line', 'M203 176c-2 9-5 14-7 20 3 3 8 4 12 2'),
  flat('thick', 'M157 140q13-8 27-2M217 138q14-6 27 2'),
);
