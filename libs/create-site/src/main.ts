#!/usr/bin/env node
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { add, additions, factsPath, isAddition } from './additions.ts';
import { ask } from './ask.ts';
import { checkTarget, OptionError, readOptions, type SiteOptions } from './options.ts';
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
  // Outside of a site, `work` alone is the name of a folder.
  if (isAddition(path) && (more.length > 0 || existsSync(factsPath))) {
    const [name, ...others] = more;
    if (name === undefined || others.length > 0)
      throw new OptionError(
        `Type one name, such as "npx @studio/create-site ${path} ${path === 'language' ? 'de' : 'about-us'}".`,
      );
    const files = add(path, name, process.cwd());
    writeFiles(process.cwd(), files);
    console.log(Object.keys(files).join('\n'));
    return;
  }
  // npm keeps the options before ` -- `, and sets them in the environment. It has a setting "email" of its own.
  const kept = ['name', 'languages', 'pages', 'brand', 'currency'].some(
    (name) => process.env[`npm_config_${name}`] !== undefined,
  );
  if (kept || more.length > 0)
    throw new OptionError(
      'Type one folder, and the options after " -- ", such as "npm create @studio/site@latest northfork -- --languages en,fr".',
    );
  // What was typed is checked before the questions.
  if (path !== undefined) checkTarget(path);
  const complete = { ...typed, folder: path ?? 'my-site' };
  readOptions(complete);
  const asks = process.stdin.isTTY && (path === undefined || Object.keys(typed).length === 0);
  const answers = asks ? await ask({ ...typed, folder: path }) : complete;
  write(checkTarget(answers.folder), readOptions(answers));
}

function write(target: string, options: SiteOptions): void {
  const { files, brand, untranslated } = siteFiles(options);
  writeFiles(target, files);
  if (!brand.isExact)
    console.log(
      `${options.brand} has too little contrast for links. The site uses ${brand.color}, the nearest that has enough.`,
    );
  for (const language of untranslated)
    console.log(
      `There are no words for "${language}" itself yet: translate or adapt those in locales/${language}.`,
    );
  const folder = relative(process.cwd(), target);
  console.log(`\n${folder && `cd ${folder}\n`}npm install\nnpm run dev`);
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
  const isSystem = error instanceof Error && 'syscall' in error;
  const isUsage = error instanceof OptionError || (error instanceof TypeError && 'code' in error);
  if (!isSystem && !isUsage) throw error;
  console.error(isSystem ? `A file cannot be read or written: ${error.message}` : error.message);
  process.exitCode = 1;
}
