// Writes the tokens for design tools and for sites without Tailwind: `node write-tokens.ts dist`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from './design-tokens.ts';
import { plainGroundTokens, plainIllustrationTokens, plainTokens } from './plain-tokens.ts';

const [, , folder = 'dist'] = process.argv;
const [tokens = '', themes = ''] = ['theme.css', 'themes.css'].map((name) =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'tokens.json'), `${JSON.stringify(designTokens([tokens, themes]), null, 2)}\n`);
writeFileSync(join(folder, 'tokens.css'), plainTokens(tokens));
writeFileSync(join(folder, 'illustrations.css'), plainIllustrationTokens(tokens));
writeFileSync(join(folder, 'grounds.css'), plainGroundTokens(tokens));
