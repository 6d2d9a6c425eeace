import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './options.ts';

/** The versions of the packages that a new site names. A test compares them with those of this repository. */
export const versions = {
  '@playwright/test': '1.65.0',
  '@storybook/addon-a11y': '10.6.7',
  '@storybook/addon-docs': '10.6.7',
  '@storybook/react-vite': '10.6.7',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  node: '24.21.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  storybook: '10.6.7',
  typescript: '6.0.3',
  valibot: '1.5.0',
  vite: '8.3.8',
} as const;

/** The packages of the studio are released together, so all have the version of this one. */
const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  version: string;
};

const libraries = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`@studio/${name}`, `^${version}`]));

const pick = (names: readonly (keyof typeof versions)[]) =>
  Object.fromEntries(names.map((name) => [name, versions[name]]));

interface Needs {
  /** Whether it has a form, which the provider answers. */
  hasForm: boolean;
  /** Whether it has pages that are made from files. */
  hasContent: boolean;
}

/** What a site needs. */
export const packages = ({ hasForm, hasContent }: Needs) => ({
  dependencies: {
    ...libraries(['i18n', 'kit', 'site', 'ui', ...(hasForm ? ['api-client', 'provider'] : [])].sort()),
    ...pick(['react', 'react-dom', 'react-router-dom', ...(hasContent ? (['valibot'] as const) : [])]),
  },
  devDependencies: {
    '@playwright/test': versions['@playwright/test'],
    ...pick([
      '@storybook/addon-a11y',
      '@storybook/addon-docs',
      '@storybook/react-vite',
      '@types/react',
      '@types/react-dom',
      // The version of Node that the scripts run in.
      'node',
      'storybook',
      'typescript',
      'vite',
    ]),
  },
});

/** The address in `.env` is that of `npm start`. A build for another one without `VITE_SITE_ORIGIN` is an error. */
const local = 'node --env-file=.env node_modules/';

export const scripts = ({ hasForm }: Needs) => ({
  dev: 'vite',
  build: 'vite build',
  start: `${local}vite/bin/vite.js build && ${hasForm ? `${local}@studio/provider/dist/main.js` : `${local}vite/bin/vite.js preview`}`,
  check: 'tsc -p src && node check.ts',
  test: 'npm run check && playwright test',
  storybook: 'storybook dev -p 6006 -c node_modules/@studio/kit/dist/storybook',
});
