// Writes the tokens as a file for design tools: `node write-tokens.ts dist/tokens.json`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { designTokens } from './tokens.ts';

const [, , file = 'tokens.json'] = process.argv;
const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(designTokens(css), null, 2)}\n`);
