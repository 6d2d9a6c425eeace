import { mergeConfig } from 'vitest/config';
import shared from '../../tools/vitest.ts';

// As in the build of a site: a picture is a file of its own, not a part of the document.
export default mergeConfig(shared, { build: { assetsInlineLimit: 0 } });
