/** How a page may look. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What a visitor may choose: one of them, or what the device says. */
export const schemeChoices = ['system', ...schemes] as const;
export type SchemeChoice = (typeof schemeChoices)[number];
