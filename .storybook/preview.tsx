import {
  pseudoLanguage,
  pseudoText,
  rightToLeftPseudoLanguage,
  rightToLeftPseudoText,
} from '@studio/i18n/pseudo';
import { schemeChoices, serviceThemes } from '@studio/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import './preview.css';
import { applyPseudoLanguage } from './pseudo-language.ts';

const themes = ['none', ...serviceThemes];

interface ToolbarsProps {
  language: string;
  scheme: string;
  theme: string;
  /** Replaces an English text of the story. Pages have texts in the pseudo-language. */
  pseudo: ((text: string) => string) | undefined;
  children: ReactNode;
}

/** Applies the toolbars to the document element, like the site. */
function DocumentToolbars({ language, scheme, theme, pseudo, children }: ToolbarsProps) {
  // Before the effects of the story: a page sets its own language.
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dir = directionOf(language);
    if (scheme === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
    if (theme === 'none') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [language, scheme, theme]);
  useEffect(() => (pseudo ? applyPseudoLanguage(document.documentElement, pseudo) : undefined), [pseudo]);
  return children;
}

/** Applies the toolbars to the story only: on a docs page, stories share the document. */
function StoryToolbars({ language, scheme, theme, pseudo, children }: ToolbarsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (pseudo && root.current ? applyPseudoLanguage(root.current, pseudo) : undefined), [pseudo]);
  return (
    <div
      ref={root}
      lang={language}
      dir={directionOf(language)}
      data-scheme={scheme === 'system' ? undefined : scheme}
      data-theme={theme === 'none' ? undefined : theme}
      className="story text-base text-ink"
    >
      {children}
    </div>
  );
}

const directionOf = (language: string) => (language === rightToLeftPseudoLanguage.code ? 'rtl' : 'ltr');

function pseudoOf(language: string, isPage: boolean) {
  if (language === rightToLeftPseudoLanguage.code) return rightToLeftPseudoText;
  return language === pseudoLanguage.code && !isPage ? pseudoText : undefined;
}

const withToolbars: Decorator = (Story, { globals, tags, viewMode }) => {
  const language = String(globals['language']);
  const Toolbars = viewMode === 'docs' ? StoryToolbars : DocumentToolbars;
  return (
    <Toolbars
      language={language}
      scheme={String(globals['scheme'])}
      theme={String(globals['theme'])}
      pseudo={pseudoOf(language, tags.includes('page'))}
    >
      <Story />
    </Toolbars>
  );
};

// Loaded on docs pages only.
const docs = {
  container: lazy(() => import('./docs/docs-container.tsx')),
  page: lazy(() => import('./docs/component-page.tsx')),
};

const preview: Preview = {
  decorators: [withToolbars],
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    // A story with an accessibility violation fails.
    // In tests axe describes only violations: 49 s instead of 55 s for all stories.
    a11y: { test: 'error', options: import.meta.env['VITEST'] ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { ...docs, toc: { title: 'On this page', headingSelector: 'h2' } },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'Primitives', 'Forms', 'Blocks', 'Templates', 'Pages', 'Studio'],
      },
    },
  },
  initialGlobals: { language: 'en', scheme: 'light', theme: 'none' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [{ code: 'en', label: 'English' }, pseudoLanguage, rightToLeftPseudoLanguage].map(
          ({ code, label }) => ({
            value: code,
            title: label,
          }),
        ),
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
