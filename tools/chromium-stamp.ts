// Prints which Chromium the tests would use, and since when it is there. Nx asks, so that a result from another
// browser is not taken for one from this.
import { statSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const path = findChromium();
console.log(path ? `${path} ${statSync(path).mtime.toISOString()}` : 'none');
