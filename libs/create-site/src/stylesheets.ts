const rightToLeft = 'right-to-left';

/** The stylesheets of the design system for scripts. */
const stylesheets: Readonly<Record<string, string>> = {
  Hans: 'chinese',
  Hant: 'chinese',
  Jpan: 'japanese',
  Kore: 'korean',
  Arab: rightToLeft,
  Hebr: rightToLeft,
};

/** The imports of the stylesheets that languages need. */
export const scriptImports = (languages: readonly string[]): string[] => [
  ...new Set(
    languages.flatMap((code) => {
      const name = stylesheets[new Intl.Locale(code).maximize().script ?? ''];
      return name === undefined ? [] : `@import '@studio/ui/${name}.css';\n`;
    }),
  ),
];
