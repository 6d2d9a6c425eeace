/** A rectangle in the units of a lake: left, top, right, bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

interface Picture {
  /** Another seed is another lake. */
  seed: number;
  /** @default 1440 */
  width?: number;
  height: number;
  /** The part that stays in view where the picture is cropped. @default xMidYMid */
  align?: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'}`;
  /** Width and height of a hill of the ground. Less high than wide: the lake lies in the projection of the pen. */
  wave?: readonly [width: number, height: number];
  /** The levels that have a line, at most nine, from the shore to the deepest point. */
  levels?: readonly number[];
}

/** A lake in layers, by day or at dusk. Each layer is a sheet that casts a shadow on the one above it. */
export interface LayeredLake extends Picture {
  kind: 'day' | 'dusk';
  /** The deepest point, and how far the lake reaches from there. */
  center: readonly [x: number, y: number];
  reach: readonly [x: number, y: number];
  /** How much the shore leaves the ellipse. @default 0.36 */
  roughness?: number;
  /** Small figures of the depth on each line. @default 0 */
  soundings?: number;
  /** Where no figures are, because a text or a drawing is there. */
  clear?: readonly Box[];
  /** Has a file of separate layers, so that they can move. @default false */
  drifts?: boolean;
}

/** Lines only, on any ground. */
interface LineLake extends Picture {
  kind: 'lines';
}

export type LakeDefinition = LayeredLake | LineLake;

/** Behind the poster of the home page. */
export const home: LakeDefinition = {
  kind: 'dusk',
  seed: 4,
  height: 980,
  center: [1030, 600],
  reach: [800, 400],
  align: 'xMaxYMax',
  soundings: 2,
  clear: [
    [0, 90, 1440, 470],
    [0, 440, 700, 860],
    [660, 0, 1260, 870],
  ],
  drifts: true,
};

/** In the tall panel of the one-stop service on the home page. */
export const oneStopPanel: LakeDefinition = {
  kind: 'dusk',
  seed: 21,
  width: 640,
  height: 900,
  center: [330, 560],
  reach: [420, 430],
  wave: [260, 200],
  levels: [0, 0.16, 0.32, 0.48, 0.64, 0.8, 0.96],
};

/** Behind the large figure of the home page. */
export const sounding: LakeDefinition = {
  kind: 'dusk',
  seed: 41,
  height: 760,
  center: [420, 420],
  reach: [900, 420],
  levels: [0.1, 0.28, 0.46, 0.64, 0.82, 1, 1.18],
};

export const services: LakeDefinition = {
  kind: 'day',
  seed: 3,
  height: 1180,
  center: [850, 760],
  reach: [860, 540],
  roughness: 0.42,
  levels: [-0.1, 0.06, 0.22, 0.38, 0.54, 0.7, 0.86, 1],
  soundings: 1,
  clear: [
    [0, 0, 760, 620],
    [0, 0, 170, 1180],
    [1300, 0, 1440, 1180],
  ],
};

export const oneStop: LakeDefinition = {
  kind: 'day',
  seed: 8,
  height: 1000,
  center: [1090, 520],
  reach: [640, 520],
  align: 'xMaxYMid',
  levels: [0.02, 0.2, 0.36, 0.52, 0.68, 0.84, 1],
  soundings: 2,
  clear: [
    [0, 0, 920, 1000],
    [800, 180, 1320, 640],
  ],
};

export const hosting: LakeDefinition = {
  kind: 'dusk',
  seed: 19,
  height: 1000,
  center: [1050, 560],
  reach: [700, 460],
  align: 'xMaxYMax',
  soundings: 1,
  clear: [
    [0, 0, 720, 1000],
    [0, 0, 1440, 320],
  ],
};

/** Behind the letter of the contact page. */
export const contact: LakeDefinition = {
  kind: 'day',
  seed: 14,
  height: 1300,
  center: [330, 820],
  reach: [820, 620],
  align: 'xMinYMin',
  levels: [-0.1, 0.08, 0.26, 0.44, 0.62, 0.8, 0.98],
};

/** Behind the benefit of a service. */
export const benefit: LakeDefinition = {
  kind: 'dusk',
  seed: 61,
  height: 900,
  center: [1150, 500],
  reach: [800, 520],
  align: 'xMaxYMax',
  levels: [0.1, 0.3, 0.5, 0.7, 0.9, 1.1],
};

/** Behind a success story, and the story of the studio. */
export const story: LakeDefinition = {
  kind: 'dusk',
  seed: 52,
  height: 1000,
  center: [1060, 600],
  reach: [780, 430],
  align: 'xMaxYMax',
};

export const linktree: LakeDefinition = {
  kind: 'dusk',
  seed: 23,
  width: 800,
  height: 1200,
  center: [420, 820],
  reach: [520, 520],
  wave: [300, 220],
};

/** Behind the menu of a phone. */
export const menu: LakeDefinition = {
  kind: 'dusk',
  seed: 29,
  width: 800,
  height: 1200,
  center: [420, 920],
  reach: [520, 520],
  wave: [300, 220],
  align: 'xMidYMax',
};

export const footer: LakeDefinition = { kind: 'lines', seed: 17, height: 560 };
/** Behind a route of steps. */
export const course: LakeDefinition = { kind: 'lines', seed: 26, height: 700 };
export const oneStopCourse: LakeDefinition = { kind: 'lines', seed: 12, height: 700 };
export const serviceCourse: LakeDefinition = { kind: 'lines', seed: 15, height: 760 };
export const socialCourse: LakeDefinition = { kind: 'lines', seed: 33, height: 700 };
export const about: LakeDefinition = { kind: 'lines', seed: 38, height: 760 };
export const faq: LakeDefinition = { kind: 'lines', seed: 44, height: 800 };
/** Behind samples of work. */
export const work: LakeDefinition = { kind: 'lines', seed: 5, height: 900 };
