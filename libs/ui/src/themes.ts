/** The color themes of services. Each has a hue and a chroma in `theme.css`, from which its shades are calculated. */
export const serviceThemes = ['blue', 'green', 'purple', 'pink', 'orange', 'teal', 'indigo', 'red'] as const;
export type ServiceTheme = (typeof serviceThemes)[number];
