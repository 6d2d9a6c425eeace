export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The options for a visitor: a scheme, or the setting of the device. */
export const schemeChoices = ['system', ...schemes] as const;
export type SchemeChoice = (typeof schemeChoices)[number];
