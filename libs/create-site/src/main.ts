#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { add, additions, isAddition } from './additions.ts';
import { ask } from './ask.ts';
import { OptionError, readOptions, type SiteOptions } from './options.ts';
import { siteFiles } from './site-files.ts';

const usage = `npm create @studio/site@latest FOLDER -- [options]

  --name       the name that visitors read       (default: that of the folder)
  --languages  codes, the main one first         (default: en)
  --pages      home,services,work,pricing,blog,contact
  --brand      a colour                          (default: #1f6a3a)
  --currency   the currency of prices            (default: CAD)
  --email      the address of the site

Without options, it asks. In the folder of a site, it adds to it:

${Object.entries(additions)
  .map(([name, what]) => `  npx @studio/create-site ${name.padEnd(10)}NAME  ${what}`)
  .join('\n')}`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      languages: { type: 'string' },
      pages: { type: 'string' },
      brand: { type: 'string' },
      currency: { type: 'string' },
      email: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { help: _, ...typed } = values;
  const [path, ...more] = positionals;
  if (isAddition(path)) {
    const [name, ...others] = more;
    if (name === undefined || others.length > 0)
      throw new OptionError(`"${path}" needs one name: ${additions[path]} is added.`);
    const files = add(path, name, process.cwd());
    writeFiles(process.cwd(), files);
    console.log(Object.keys(files).join('\n'));
    return;
  }
  if (more.length > 0) throw new OptionError(`There is one folder, and "${more.join(' ')}" is too many.`);
  const [parent, folder] =
    path === undefined ? ['.', undefined] : [dirname(path), path.split(/[\\/]/).at(-1)];
  const isComplete = folder !== undefined && Object.keys(typed).length > 0;
  const options =
    isComplete || !process.stdin.isTTY
      ? readOptions({ ...typed, folder: folder ?? 'my-site' })
      : await ask({ ...typed, folder });
  write(resolve(parent, options.folder), options);
}

function write(target: string, options: SiteOptions): void {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new OptionError(`The folder "${target}" is not empty.`);
  const { files, brand, untranslated } = siteFiles(options);
  writeFiles(target, files);
  if (!brand.isExact)
    console.log(
      `${options.brand} has too little contrast for links. The site uses ${brand.color}, the nearest that has enough.`,
    );
  for (const language of untranslated)
    console.log(
      `There are no words in "${language}" yet: the site shows others there, and "npm run check" lists what is left.`,
    );
  console.log(`\ncd ${options.folder}\nnpm install\nnpm run dev`);
}

function writeFiles(target: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

try {
  await main();
} catch (error) {
  const isUsage = error instanceof OptionError || (error instanceof TypeError && 'code' in error);
  if (!isUsage) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
