#!/usr/bin/env node
// `npx @studio/codemods [folder]`: upgrades a site to the version of this package.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { codemods } from './codemods.ts';
import { upgrade } from './upgrade.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

try {
  const { from, applied, changed } = upgrade(positionals[0] ?? '.', version, codemods);
  console.log(`From ${from} to ${version}:`);
  for (const { version, title } of applied) console.log(`  ${version}  ${title}`);
  for (const path of changed) console.log(`  changed ${path}`);
  console.log(changed.length > 0 ? 'Now run "npm install" and your tests.' : 'Nothing to change.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
