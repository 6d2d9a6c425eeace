import { readFileSync } from 'node:fs';
import { checkContrast } from '@studio/ui/tokens';
// Also run by the other examples, in their folders.
const files = [new URL(import.meta.resolve('@studio/ui/theme.css')), 'src/styles.css'];
const problems = checkContrast(files.map((file) => readFileSync(file, 'utf8')));
if (problems.length) throw new Error(problems.map(({ message }) => message).join('\n'));
