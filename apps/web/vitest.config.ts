import { mergeConfig } from 'vitest/config';
import config from '../../tools/vitest.ts';

export default mergeConfig(config, {
  test: {
    // Share images read their colors from the theme, and Vitest only processes the stylesheets listed here.
    css: { include: /\/theme\.css/ },
    // One test builds a site, which leaves a core idle for half of its time.
    maxWorkers: 2,
  },
});
