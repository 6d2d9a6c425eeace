import { mergeConfig } from 'vitest/config';
import shared from './vitest.ts';

export default mergeConfig(shared, {
  cacheDir: '../node_modules/.vite',
  test: { include: ['**/*.test.ts'] },
});
