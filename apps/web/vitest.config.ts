import { configDefaults, defineConfig } from 'vitest/config';
import shared from '../../tools/vitest.ts';

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    // Share images read their colors from the theme, and Vitest only processes the stylesheets listed here.
    css: { include: /\/theme\.css/ },
    // See `vitest.slow.config.ts`.
    exclude: [...configDefaults.exclude, 'src/another-language.test.ts'],
  },
});
