import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

const conditions = ['@studio/source', ...defaultServerConditions];

/** Marks the bundle as an ES module, wherever its folder is copied. */
const packageJson: Plugin = {
  name: 'package-json',
  generateBundle() {
    const source = JSON.stringify({ private: true, type: 'module' });
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${source}\n` });
  },
};

/** Bundles the provider with its dependencies into one module, which needs only Node. */
export default defineConfig({
  plugins: [packageJson],
  resolve: { conditions },
  ssr: { noExternal: true, resolve: { conditions } },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: '../../dist/provider',
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // An optional native driver, which is not installed. The provider does not use it.
      external: ['pg-native'],
      output: { entryFileNames: 'main.js', codeSplitting: false },
    },
  },
});
