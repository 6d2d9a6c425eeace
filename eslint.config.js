import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** Which kind of project may know of which: the arrows of docs/architecture.md. */
const mayKnow = {
  'type:ui': [],
  'type:site': [],
  'type:api': [],
  'type:i18n': [],
  'type:content': ['type:i18n'],
  'type:app': ['type:ui', 'type:site', 'type:content', 'type:i18n', 'type:api'],
  'type:e2e': ['type:content', 'type:i18n', 'type:api'],
  'type:storybook': ['type:app', 'type:ui', 'type:content', 'type:i18n', 'type:api'],
  // A host must not need what it hosts.
  'scope:provider': ['type:api'],
};

/** Projects know each other by their entries, but for what everybody may reach by its path. */
const boundaries = (...open) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      allow: open.flatMap((path) => ['../', '../../', '../../../', '../../../../'].map((up) => up + path)),
      depConstraints: [
        ...Object.entries(mayKnow).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
          sourceTag,
          onlyDependOnLibsWithTags,
        })),
        { sourceTag: 'type:ui', bannedExternalImports: ['react-router*', '*i18next*'] },
      ],
    },
  ],
});

export default defineConfig(
  globalIgnores(['**/dist', '**/out-tsc', '**/test-results', '.nx']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Taking a prop out of the rest is how a component keeps it to itself.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict] },
  {
    files: ['libs/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(JSXAttribute[name.name="role"]))',
          message: 'Safari takes a list without markers for no list: say role="list".',
        },
      ],
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
    },
  },
  storybook.configs['flat/recommended'],
  {
    files: ['.storybook/main.ts'],
    rules: {
      'storybook/no-uninstalled-addons': [
        'error',
        { packageJsonLocation: `${import.meta.dirname}/package.json` },
      ],
    },
  },
  { plugins: { '@nx': nx }, rules: boundaries('tools/*', 'tools/access/*') },
  // Whole screens are drawn by the site itself, and an app has no entry for others. Only they reach into it.
  { files: ['.storybook/pages/*'], rules: boundaries('tools/*', 'apps/web/src/**') },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
  },
);
