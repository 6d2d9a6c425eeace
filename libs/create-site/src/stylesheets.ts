const rightToLeft = 'right-to-left';

/** The stylesheets of the design system for scripts. */
const byScript: Readonly<Record<string, string>> = {
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
    languages.flatMap((code) => (nameOf(code) ? [`@import '@studio/ui/${nameOf(code)}.css';\n`] : [])),
  ),
];

function nameOf(code: string): string {
  const { language, script = '' } = new Intl.Locale(code).maximize();
  return byScript[script] ?? (language === 'en' ? '' : 'long-words');
}
