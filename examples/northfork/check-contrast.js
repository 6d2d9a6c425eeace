import { readFileSync } from 'node:fs';
import { checkContrast } from '@studio/ui/tokens';
const files = [new URL(import.meta.resolve('@studio/ui/theme.css')), 'src/styles.css'];
const problems = checkContrast(files.map((file) => readFileSync(file, 'utf8')));
if (problems.length) throw new Error(problems.map(({ message }) => message).join('\n'));
