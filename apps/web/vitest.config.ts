import { mergeConfig } from 'vitest/config';
import config from '../../tools/vitest.ts';

// The share pictures read their colours from the theme, and Vitest leaves out styles unless they are named.
export default mergeConfig(config, { test: { css: { include: /\/theme\.css/ } } });
