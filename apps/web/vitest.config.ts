import { mergeConfig } from 'vitest/config';
import config from '../../tools/vitest.ts';

// Share images read their colors from the theme, and Vitest only processes the stylesheets listed here.
export default mergeConfig(config, { test: { css: { include: /\/theme\.css/ } } });
