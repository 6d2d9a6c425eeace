#!/usr/bin/env node
import { relative } from 'node:path';
import { checkProvider } from './check-provider.ts';
import { ConfigError } from './config-error.ts';
import { runInTerminal } from './owner/run-in-terminal.ts';
import { startProvider } from './start-provider.ts';

const [, file = '', ...argv] = process.argv;

if (argv.length === 1 && argv[0] === '--check') {
  const problems = await checkProvider(process.env);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} else if (argv.length === 0) {
  try {
    await startProvider();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  await runInTerminal(argv, { prefix: `node ${relative('.', file)}`, serves: true });
}
