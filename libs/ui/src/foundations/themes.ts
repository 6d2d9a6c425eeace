/** The names of the themes in `themes.css`. */
export const serviceThemes = ['blue', 'green', 'purple', 'pink', 'orange', 'teal', 'indigo', 'red'] as const;

/**
 * The name of a theme: one of `themes.css`, or of a theme that the site defines with
 * `[data-theme='name'] { --theme-hue: 200; --theme-chroma: 0.1 }`.
 */
// `string & {}` instead of `string`, so that editors suggest the known names.
export type ServiceTheme = (typeof serviceThemes)[number] | (string & {});
