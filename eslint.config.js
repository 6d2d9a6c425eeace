import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** The projects that each kind of project may import. docs/architecture.md shows them in a diagram. */
const allowedDependencies = {
  'type:ui': [],
  'type:brand': ['type:ui', 'type:content'],
  'type:site': ['type:i18n'],
  'type:assets': ['type:site', 'type:i18n'],
  'type:kit': ['type:assets', 'type:i18n', 'type:site', 'type:ui'],
  'type:codemods': [],
  'type:api': [],
  'type:i18n': [],
  'type:create': ['type:ui', 'type:i18n'],
  'type:content': ['type:i18n'],
  'type:app': ['type:ui', 'type:brand', 'type:site', 'type:assets', 'type:content', 'type:i18n', 'type:api'],
  'type:e2e': ['type:content', 'type:i18n', 'type:api', 'type:site'],
  'type:storybook': [
    'type:app',
    'type:ui',
    'type:brand',
    'type:site',
    'type:content',
    'type:i18n',
    'type:api',
  ],
  'scope:provider': ['type:api', 'type:site'],
};

/** Projects import each other through their `exports`, except for the paths in `allowed`. */
const moduleBoundaries = (...allowed) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      // `#` begins an entry in `imports` of the package itself. Without a `/*` at its end, an item is a regular expression.
      allow: [
        '^#',
        ...allowed.flatMap((path) => [1, 2, 3, 4, 5].map((levels) => '../'.repeat(levels) + path)),
      ],
      depConstraints: [
        ...Object.entries(allowedDependencies).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
          sourceTag,
          onlyDependOnLibsWithTags,
        })),
        { sourceTag: 'type:ui', bannedExternalImports: ['react-router*', '*i18next*'] },
      ],
    },
  ],
});

export default defineConfig(
  // The files of new sites are checked in a new site.
  globalIgnores(['**/dist', '**/out-tsc', '**/test-results', '.nx', 'libs/create-site/files']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A component destructures a prop to keep it out of the rest props.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict] },
  {
    files: ['libs/{ui,brand}/src/**/*.tsx', 'apps/web/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.guide.tsx', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(JSXAttribute[name.name="role"]))',
          message: 'Safari removes the list semantics of lists without markers. Add role="list".',
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
  { plugins: { '@nx': nx }, rules: moduleBoundaries('tools/*', 'tools/accessibility/*') },
  // The provider and the tests of the built site know only the contract between a site and its hosts, and the search index.
  {
    files: ['apps/provider/**/*.ts', 'apps/web-e2e/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@studio/site(?!/(?:host|search)$)',
              message: 'Import from @studio/site/host, or from @studio/site/search.',
            },
          ],
        },
      ],
    },
  },
  // The page stories render the app itself, which has no `exports`.
  { files: ['.storybook/pages/*'], rules: moduleBoundaries('tools/*', 'apps/web/src/**') },
  // What the stories of libs/ui share is not published.
  {
    files: ['.storybook/{foundations,templates}/*'],
    rules: moduleBoundaries('tools/*', 'libs/ui/src/internal/stories/*'),
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
  },
);
