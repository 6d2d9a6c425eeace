// Copies the stylesheets and pictures of a library beside its built files: `node copy-styles.ts src dist`.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , from = 'src', to = 'dist'] = process.argv;
for (const file of globSync('**/*.{css,svg}', { cwd: from, exclude: ['**/stories/**'] }))
  cpSync(join(from, file), join(to, file));

// TypeScript copies imports of stylesheets into declarations, and reports them where it knows no types of stylesheets.
for (const file of globSync(join(to, '**/*.d.ts'))) {
  const declarations = readFileSync(file, 'utf8');
  const withoutStyles = declarations.replaceAll(/^import '[^']+\.css';\n/gm, '');
  if (withoutStyles !== declarations) writeFileSync(file, withoutStyles);
}
