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
  'type:storybook': ['type:ui', 'type:i18n', 'type:content'],
  // A host must not need what it hosts.
  'scope:provider': ['type:api'],
};

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
  {
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['../../../../tools/*', '../../../tools/*', '../../tools/*', '../tools/*'],
          depConstraints: [
            ...Object.entries(mayKnow).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
              sourceTag,
              onlyDependOnLibsWithTags,
            })),
            { sourceTag: 'type:ui', bannedExternalImports: ['react-router*', '*i18next*'] },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
  },
);
