// Copies the stylesheets and pictures of a library beside its built files: `node copy-styles.ts src dist`.
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';

const [, , from = 'src', to = 'dist'] = process.argv;
for (const file of globSync('**/*.{css,svg}', { cwd: from, exclude: ['**/stories/**'] }))
  cpSync(join(from, file), join(to, file));
