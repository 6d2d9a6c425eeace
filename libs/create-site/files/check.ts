import { checkSite } from '@studio/kit/check';
import { languages } from './src/facts.ts';

await checkSite({ languages, names: __names__ });
