import { createI18n, isRightToLeft, LanguageProvider, type Languages } from '@studio/i18n';
import { schemeChoices } from '@studio/ui';
import { useLayoutEffect, type ComponentType } from 'react';

interface Facts {
  languages: Languages;
}

// Paths from the folder of the site.
import.meta.glob('/src/styles.css', { eager: true });
const facts = Object.values(import.meta.glob<Facts>('/src/facts.ts', { eager: true }))[0];
const texts = import.meta.glob<Record<string, string>>('/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** The texts of a language, by namespace. */
const translationsOf = (language: string) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([path, namespace]) => {
      const [, code, name = ''] = /^\/locales\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
      return code === language ? [[name, namespace] as const] : [];
    }),
  );

interface InSiteProps {
  language: string;
  scheme: string;
  Story: ComponentType;
}

/** A story in a language and a scheme of the site. */
function InSite({ language, scheme, Story }: InSiteProps) {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
    if (scheme === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
  }, [language, scheme]);
  if (!facts) return <Story />;
  const { languages } = facts;
  const i18n = createI18n({ languages, language, translations: translationsOf(language) });
  return (
    <LanguageProvider i18n={i18n} languages={languages} language={language} prefix={undefined}>
      <Story />
    </LanguageProvider>
  );
}

interface StoryContext {
  globals: Readonly<Record<string, unknown>>;
}

/** The languages of the site and the colour schemes are in the toolbar. */
const preview = {
  tags: ['autodocs'],
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { expanded: true } },
  initialGlobals: { language: facts?.languages.fallbackLanguage ?? 'en', scheme: 'light' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: (facts?.languages.languages ?? []).map(({ code, label }) => ({ value: code, title: label })),
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: schemeChoices.map((value) => ({ value, title: `Scheme: ${value}` })),
      },
    },
  },
  decorators: [
    (Story: ComponentType, { globals }: StoryContext) => (
      <InSite language={String(globals['language'])} scheme={String(globals['scheme'])} Story={Story} />
    ),
  ],
};

export default preview;
