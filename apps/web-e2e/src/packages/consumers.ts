// Projects that use the design system without the engine, as files by path.

/** The same components for all of them. */
const parts = `
import { createElement as h } from 'react';
import { Button, Dialog, PricingCard } from '@studio/ui';

export const Parts = () =>
  h('main', null,
    h(Button, { variant: 'glow' }, 'Order'),
    h(Dialog, { title: 'Terms', closeLabel: 'Close', trigger: h(Button, null, 'Show the terms') }, 'The text of the terms'),
    h(PricingCard, { title: 'Basic', text: 'For a start.', price: '$10', unit: 'per month', features: ['One page'] }),
  );
`;

const print = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Parts } from './parts.js';
console.log(renderToString(createElement(Parts)));
`;

const styles = `
import '@studio/ui/tokens.css';
import '@studio/ui/base.css';
`;

export interface Consumer {
  /** Besides React and the design system. */
  dependencies: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
  /** The commands that build it. */
  commands: readonly (readonly string[])[];
  /** The files with the document and the stylesheets. Without them, the last command prints the document. */
  html?: string;
  css?: string;
}

export const consumers: Readonly<Record<string, Consumer>> = {
  'Node without a bundler': {
    dependencies: {},
    files: { 'parts.js': parts, 'print.js': print },
    commands: [['node', '--import', '@studio/ui/node', 'print.js']],
  },
  Vite: {
    dependencies: {
      vite: '8.3.8',
      typescript: '6.0.3',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
    },
    files: {
      'parts.js': parts,
      'print.js': print,
      'main.js': `${styles}import { createElement } from 'react';\nimport { hydrateRoot } from 'react-dom/client';\nimport { Parts } from './parts.js';\nhydrateRoot(document.body, createElement(Parts));\n`,
      'index.html': '<!doctype html><title>Vite</title><script type="module" src="/main.js"></script>',
      'vite.config.js': `export default { resolve: { noExternal: ['@studio/ui'] } };\n`,
      // No types of stylesheets, and the declarations of all packages are checked.
      'check.ts': `import { Button, Dialog, PricingCard } from '@studio/ui';\nexport const all = [Button, Dialog, PricingCard];\n`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2023',
          strict: true,
          noEmit: true,
          types: [],
        },
        files: ['check.ts'],
      }),
    },
    commands: [
      ['npx', 'tsc'],
      ['npx', 'vite', 'build'],
      ['npx', 'vite', 'build', '--ssr', 'print.js', '--outDir', 'server'],
      ['node', 'server/print.js'],
    ],
    css: 'dist/assets/*.css',
  },
  Astro: {
    dependencies: { astro: '7.3.5', '@astrojs/react': '7.0.0' },
    files: {
      'src/parts.js': parts,
      'src/pages/index.astro': `---\nimport '@studio/ui/tokens.css';\nimport '@studio/ui/base.css';\nimport { Parts } from '../parts.js';\n---\n<!doctype html><html lang="en"><head><title>Astro</title></head><body><Parts client:load /></body></html>\n`,
      'astro.config.mjs': `import react from '@astrojs/react';\nimport { defineConfig } from 'astro/config';\nexport default defineConfig({ integrations: [react()], build: { inlineStylesheets: 'never' }, vite: { resolve: { noExternal: ['@studio/ui'] } } });\n`,
    },
    commands: [['npx', 'astro', 'build']],
    html: 'dist/index.html',
    css: 'dist/_astro/*.css',
  },
  Next: {
    dependencies: { next: '16.4.6' },
    files: {
      'app/parts.js': parts,
      'app/layout.js': `${styles}import { createElement as h } from 'react';\nexport default ({ children }) => h('html', { lang: 'en' }, h('body', null, children));\n`,
      // A server component.
      'app/page.js': `export { Parts as default } from './parts.js';\n`,
    },
    commands: [['npx', 'next', 'build']],
    html: '.next/server/app/index.html',
    css: '.next/static/**/*.css',
  },
};
