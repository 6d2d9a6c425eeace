import { configDefaults, defineConfig } from 'vitest/config';
import shared from '../../tools/vitest.ts';

/** The tests of built files and HTTP responses, which need no browser. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // The tests change no global state, so that files can share modules and the provider: 7 s instead of 14 s.
    isolate: false,
    // See `vitest.slow.config.ts`.
    exclude: [
      ...configDefaults.exclude,
      'src/hosts/other-hosts.test.ts',
      'src/deploy/*.test.ts',
      'src/packages/registry.test.ts',
      'src/packages/new-site.test.ts',
    ],
  },
});
