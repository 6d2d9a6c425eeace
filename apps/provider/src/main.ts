#!/usr/bin/env node
import { relative } from 'node:path';
import { ConfigError } from './config-error.ts';
import { runInTerminal } from './owner/run-in-terminal.ts';
import { startProvider } from './start-provider.ts';

const [, file = '', ...argv] = process.argv;
const runsProvider = argv.length === 0 || (argv.length === 1 && argv[0] === '--check');

if (runsProvider) {
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
