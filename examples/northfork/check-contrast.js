import { readFileSync } from 'node:fs';
import { checkContrast } from '@studio/ui/tokens';
const files = [import.meta.resolve('@studio/ui/theme.css'), new URL('src/styles.css', import.meta.url)];
const problems = checkContrast(files.map((file) => readFileSync(new URL(file), 'utf8')));
if (problems.length) throw new Error(problems.map(({ message }) => message).join('\n'));
