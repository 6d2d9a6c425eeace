import { fallbackLanguage, isLanguage, languages, type Language } from '@studio/i18n';
import { serviceThemes } from '@studio/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import './preview.css';
import { translate } from './words.ts';

const schemes = ['system', 'light', 'dark'] as const;
const themes = ['none', ...serviceThemes];

interface ToolbarsProps {
  language: Language;
  scheme: string;
  theme: string;
  children: ReactNode;
}

/** Puts what the toolbars say onto the document, where the site puts it too. */
function Toolbars({ language, scheme, theme, children }: ToolbarsProps) {
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    if (scheme === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
    if (theme === 'none') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [language, scheme, theme]);
  return children;
}

const withToolbars: Decorator = (Story, { args, globals }) => {
  const chosen = String(globals['language']);
  const language = isLanguage(chosen) ? chosen : fallbackLanguage;
  return (
    <Toolbars language={language} scheme={String(globals['scheme'])} theme={String(globals['theme'])}>
      <Story args={translate(args, language)} />
    </Toolbars>
  );
};

const preview: Preview = {
  decorators: [withToolbars],
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    // A story that not everybody can use fails.
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  initialGlobals: { language: 'en', scheme: 'light', theme: 'none' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ code, nativeLabel }) => ({ value: code, title: nativeLabel })),
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: schemes.map((value) => ({ value, title: `Scheme: ${value}` })),
      },
    },
    theme: {
      description: 'Service theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map((value) => ({ value, title: `Theme: ${value}` })),
      },
    },
  },
};

export default preview;
