import { configDefaults, mergeConfig } from 'vitest/config';
import shared from './vitest.ts';

export default mergeConfig(shared, {
  cacheDir: '../node_modules/.vite',
  test: { include: ['**/*.test.ts'], exclude: [...configDefaults.exclude, '**/*.slow.test.ts'] },
});
