/** The colours that a service may take. Each is a hue and a chroma in `theme.css`; the shades follow from them. */
export const serviceThemes = ['blue', 'green', 'purple', 'pink', 'orange', 'teal', 'indigo', 'red'] as const;
export type ServiceTheme = (typeof serviceThemes)[number];
